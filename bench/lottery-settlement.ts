import { requireOutput } from '@ante/contract/kit/parsed.ts'
import { login } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import type { Database } from '@ante/gateway/kit/db.ts'

import { withDatabase } from './database.ts'
import { median } from './figures.ts'
import type { Figure } from './figures.ts'

const MEMBERS = 400
const ORDERS = 4_000
const SLIPS_PER_ORDER = 50
const ROWS = ORDERS * SLIPS_PER_ORDER
const POLL_MS = 20
const TIMEOUT_MS = 120_000
/** A member with a bet on the draw, whose balance is requested during the settlement. */
const VIEWER = 'player02'

/**
 * Measures the settlement of all open rows of one draw by the running gateway, while members' balances are requested.
 */
export function lotterySettlement(url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool }) => {
    const draw = await writeDraw(pool)
    await writeBets(pool, draw)
    const token = await signIn(url)
    const watch = watchBalances(url, token)
    const startedAt = performance.now()
    await pool.query(
      `update lottery_draw set status = 'DRAWN', result = '[3,0,4,5,6]', drawn_at = now() where id = $1`,
      [draw],
    )
    await untilPaid(pool, draw)
    const seconds = (performance.now() - startedAt) / 1000
    const latencies = await watch.stop()
    const { rows } = await pool.query<{ won: string; rebates: string; entries: string }>(
      `select count(*) filter (where status = 4) as won, count(*) filter (where rebate > 0) as rebates,
         (select count(*) from transfer where key like 'lottery:' || $1::bigint || '.1:%') as entries
       from lottery_detail where draw_id = $1::bigint`,
      [draw],
    )
    const { won = '0', rebates = '0', entries = '0' } = rows[0] ?? {}
    return [
      [
        `${ROWS.toLocaleString('en')} open rows of ${MEMBERS} members, from the draw to the last payment`,
        `${seconds.toFixed(2)} s`,
      ],
      ['won bets, bets with a rebate', `${won}, ${rebates}`],
      ['ledger entries', entries],
      [
        'balance calls during the settlement, median and slowest',
        `${median(latencies).toFixed(0)} ms, ${Math.max(...latencies).toFixed(0)} ms`,
      ],
    ]
  })
}

async function writeDraw(pool: Database['pool']): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint }>(`
    with made as (
      insert into lottery_game (merchant_code, code, name, family, group_code, prize_modes, schedule, lock_seconds, is_house,
        result_timeout_seconds, is_sale, is_hot, is_new, position, icon)
      values ('aurora', 'BENCH', 'Bench', 'SSC', 'SSC', '{Lott}', '{"kind":"steady","seconds":60}', 5, false, 86400, true,
        false, false, 999, 'ssc') returning id)
    insert into lottery_draw (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at)
    select 'aurora', id, '20260101-0001', '2026-01-01', now() - interval '90 s', now() - interval '35 s',
      now() - interval '30 s' from made returning id`)
  const [row] = rows
  if (!row) throw new Error('cannot create the draw')
  return row.id
}

/**
 * Writes bets on fixed positions, three digits in order, and spans. Their series is below the members' own series, so
 * that each row has a rebate.
 */
async function writeBets(pool: Database['pool'], draw: bigint): Promise<void> {
  await pool.query(`
    with made as (
      insert into member (merchant_code, account, type, registered_at)
      select 'aurora', 'bench' || n, 0, now() from generate_series(1, ${MEMBERS}) n returning id, merchant_code)
    insert into account (merchant_code, currency, kind, member_id, wallet_type, balance, version, head)
    select made.merchant_code, currency, 'member', id, wallet_type, 0, 0, ''::bytea
    from made join merchant on merchant.code = made.merchant_code, unnest('{2,4}'::int[]) wallet_type`)
  await pool.query(`
    insert into lottery_order (number, merchant_code, member_id, currency, game_id, prize_mode, fingerprint, amount, from_main_wallet,
      stakes, details, winning_stop, abandoning, quick_chase, placed_at)
    select 'LBENCH' || lpad(n::text, 8, '0'), 'aurora', players.ids[1 + n % cardinality(players.ids)], currency,
      (select game_id from lottery_draw where id = ${draw}), 'Lott', ''::bytea, 2000000, 0, ${SLIPS_PER_ORDER},
      ${SLIPS_PER_ORDER}, false, false, false, now()
    from generate_series(1, ${ORDERS}) n, merchant,
      (select array_agg(id order by id) as ids from member
       where merchant_code = 'aurora' and (account like 'bench%' or account = '${VIEWER}')) players
    where merchant.code = 'aurora'`)
  await pool.query(`
    insert into lottery_slip (order_id, position, play_id, play_code, text, content, number, bet_type, stakes, series, own_series, unit,
      multiple, cost, top_prize)
    select id, position, play, code, content || '~1~' || play || '~1~1900~1', content,
      decode(md5(content), 'hex'), 1, kind.stakes, 1900, 1950, '1', 1,
      kind.stakes * 20000, 1900000
    from lottery_order, generate_series(0, ${SLIPS_PER_ORDER - 1}) position,
    lateral (select (id * 7 + position * 3) % 10 as a, (id + position) % 10 as b) digit,
    lateral (select * from (values
      (0, 1111, 'fixed_place', a || '____', 1),
      (1, 1071, 'last3_straight', a || '_' || b || '_' || (a + b) % 10, 1),
      (2, 1111, 'fixed_place', '_' || a || ',' || (a + 1) % 10 || '___', 2)
    ) kind (n, play, code, content, stakes) where n = position % 3) kind
    where number like 'LBENCH%'`)
  await pool.query(`
    insert into lottery_detail (order_id, slip_id, merchant_code, member_id, game_id, draw_id, draw_number, position, phase, multiple,
      cost, placed_at)
    select placed.id, slip.id, 'aurora', placed.member_id, placed.game_id, ${draw}, '20260101-0001', slip.position + 1, 1, 1,
      slip.cost, placed.placed_at
    from lottery_order placed join lottery_slip slip on slip.order_id = placed.id where placed.number like 'LBENCH%'`)
  await pool.query('analyze')
}

async function untilPaid(pool: Database['pool'], draw: bigint): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  while (performance.now() < until) {
    const { rows } = await pool.query<{ status: string }>('select status from lottery_draw where id = $1', [draw])
    if (rows[0]?.status === 'PAID') return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('the draw was not settled in time')
}

function watchBalances(url: string, token: string) {
  const latencies: number[] = []
  const ending = new AbortController()
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const requestedAt = performance.now()
      const answer = await fetch(`${url}${getBalance.path}?typeId=4`, { headers: { [header.authorization]: token } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`a balance was answered with ${answer.status}`)
      latencies.push(performance.now() - requestedAt)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  })()
  const stop = async () => {
    ending.abort()
    await watching
    return latencies
  }
  return { stop }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(url + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: VIEWER, password: DEMO_PASSWORD }),
  })
  const envelope: unknown = await answer.json()
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope)) throw new Error('no session')
  return requireOutput(login, envelope.value).token
}
