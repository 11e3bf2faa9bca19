import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { putPayeeName } from '../../../identity/public.ts'
import { createGame, slip, slotAt } from '../../../lottery/test/lottery-fixtures.ts'
import { gamesOf, writeRounds } from '../../../launch/test/rounds.ts'
import { inTransaction } from '../../../kit/db.ts'
import { newStaff } from '../../../staff/test/staff-members.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { lineMember } from '../../../test/members.ts'
import { makeTestMember } from '../../../test/make-test-member.ts'
import type { SharedGateway } from '../../../test/start-gateway.ts'

const VENDOR = 'ANS'
const MINUTE_MS = 60_000
/** Number of accounts with the same payee name. */
const LINKED = 3
/** Maximum number of attempts to place an order: orders are refused for a few seconds before each draw. */
const TRIES = 20
const RETRY_MS = 500
/** Number of slips per lottery order. */
const SLIPS = 20
/** Tables whose triggers allow only the first state of a row. */
const GUARDED = ['deposit', 'withdrawal', 'agent_contract']

/**
 * Creates a player of Aurora with `count` rows in each list of the console: bets, ledger entries and changes by staff
 * through calls, all other rows by inserts without triggers. Linked accounts have the same payee name.
 */
export async function fullPlayer(gateway: SharedGateway, count: number): Promise<{ id: bigint; account: string }> {
  const { db, clock } = gateway.ports
  const { memberId: id, account, token } = await lineMember(gateway, '1000.00')
  const staff = await newStaff(gateway, { roles: [['merchant-admin', 'aurora']], merchantCode: 'aurora' })
  for (let n = 0; n < count; n += 1) {
    const credit = { merchant: 'aurora', account, direction: 'credit', amount: '1', reason: 'Goodwill' } as const
    const answer = await staff.call(adjustBalance, { ...credit, key: randomUUID() })
    if (!answer.ok) throw new Error(answer.code)
  }
  await placeBets(gateway, token, count)
  const [game] = await gamesOf(gateway, [VENDOR])
  const now = clock.now().getTime()
  await writeRounds(
    gateway,
    id,
    Array.from({ length: game ? count : 0 }, (_, n) => ({
      vendor: VENDOR,
      nodeId: game?.nodeId ?? 0n,
      state: 'closed' as const,
      staked: 100_000n,
      paid: BigInt(n % 3) * 100_000n,
      beganAt: new Date(now - n * MINUTE_MS),
    })),
  )
  const person = { merchantCode: 'aurora', payeeName: `Maria ${account}`, overwrite: true }
  await putPayeeName(db, { ...person, memberId: id })
  for (let n = 0; n < LINKED; n += 1)
    await putPayeeName(db, { ...person, memberId: await makeTestMember(gateway, '0.00') })
  await inTransaction(db, async (tx) => {
    for (const table of GUARDED) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    for (const insert of inserts({ id, staffId: staff.id, by: staff.mail, count })) await insert.execute(tx)
    for (const table of GUARDED) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  })
  return { id, account }
}

/** Places lottery orders with this many slips together; returns their numbers. */
export async function placeBets(gateway: SharedGateway, token: string, count: number): Promise<string[]> {
  const { id } = await createGame(gateway, { family: 'SSC' })
  const numbers: string[] = []
  for (let left = count; left > 0; left -= SLIPS) {
    const slips = Array.from({ length: Math.min(left, SLIPS) }, () => slip('3____', 1111))
    const order = {
      gameId: Number(id),
      betCartAmountSum: String(2 * slips.length),
      prizeModeId: 1 as const,
      bettingSlipString: slips.join(';'),
    }
    numbers.push(await placeInOpenDraw(gateway, token, order))
  }
  return numbers
}

type Order = Omit<InputOf<typeof placeOrder>, 'currentDrawNumber'>

/** Places an order; refused in the last seconds of a draw, it is placed again in the next one. */
async function placeInOpenDraw(gateway: SharedGateway, token: string, order: Order): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const { drawNumber: currentDrawNumber } = slotAt(gateway)
    const call = { token, headers: { 'Idempotency-Key': randomUUID() } }
    const placed = await gateway.call(placeOrder, { ...order, currentDrawNumber }, call)
    if (placed.ok) return placed.value.orderNumber
    if (placed.code !== 'BETTING_TIME_OUT' || tries === TRIES) throw new Error(placed.code)
    await setTimeout(RETRY_MS)
  }
}

interface Inserted {
  id: bigint
  staffId: bigint
  by: string
  count: number
}

const inserts = ({ id, staffId, by, count }: Inserted): RawBuilder<unknown>[] => [
  sql`
    insert into sign_in (member_id, at, method, ip, network, country, device, user_agent, device_hash, known)
    select ${id}, now() - (${count}::int - n) * interval '1 hour', 'password', '203.0.113.' || n % 200, '203.0.113', 'PH', 'MOBILE',
      'Mozilla/5.0', sha256((n % 3)::text::bytea), n > 1 from generate_series(1, ${count}::int) n`,
  sql`
    insert into deposit (transaction_id, merchant_code, member_id, currency, channel_code, channel_name, kind, state,
      requested, pay_currency, pay_amount, fee_hundredths, reimbursement_hundredths, multiple_hundredths, return_url,
      language, request_key, paid, credited, created_at, expires_at, credited_at)
    select 'D' || lpad(${id}::text, 8, '0') || 'X' || n, 'aurora', ${id}, 'PHP', 'bank', 'Bank transfer', 'MT', 'SUCCESS', n * 10000, 'PHP',
      n * 10000, 0, 0, 100, '', 'EN', 'full' || n, n * 10000, n * 10000, now() - (${count}::int - n) * interval '1 day', now(), now()
    from generate_series(1, ${count}::int) n`,
  sql`
    with card as (
      insert into bank_card (merchant_code, member_id, bank_code, number_sealed, number_mark, last_digits, holder, request_key,
        added_at)
      select 'aurora', ${id}, min(code), '', sha256(${String(id)}::text::bytea), '7777', 'Maria', 'full', now()
      from bank where merchant_code = 'aurora' returning id)
    insert into withdrawal (id, merchant_code, member_id, currency, amount, fee, bank_card_id, bank_code, bank_name,
      last_digits, state, requested_at, expected_at, due_at, ended_at)
    select 'W' || lpad(${id}::text, 8, '0') || 'X' || n, 'aurora', ${id}, 'PHP', n * 10000, 0, card.id, 'RIVERSIDE', 'Riverside', '7777',
      'SUCCESS', now() - (${count}::int - n) * interval '1 day', now(), now(), now() from card, generate_series(1, ${count}::int) n`,
  sql`
    insert into reward (merchant_code, member_id, key, titles, amount, currency, issued_at, expires_at, type,
      multiple_hundredths)
    select 'aurora', ${id}, 'full:' || ${id}::text || ':' || n, '{"EN": "Welcome back"}', n * 10000, 'PHP',
      now() - (${count}::int - n) * interval '1 day', now() + interval '60 days', 'GIFT', 300
    from generate_series(1, ${count}::int) n`,
  sql`
    insert into responsible_gaming_event (member_id, at, action, detail)
    select ${id}, now() - (${count}::int - n) * interval '1 day', 'limit:set', jsonb_build_object('kind', 'deposit', 'value', n * 100)
    from generate_series(1, ${count}::int) n`,
  sql`
    insert into mail (merchant_code, member_id, key, kind, template, written_at, read_at)
    select 'aurora', ${id}, 'full:' || n, 'service', 'deposit-credited', now() - (${count}::int - n) * interval '1 hour',
      case when n < ${count}::int - 2 then now() end from generate_series(1, ${count}::int) n`,
  sql`
    with conversation as (
      insert into support_conversation (merchant_code, member_id, last_seq, begun_at, last_at)
      values ('aurora', ${id}, ${count}, now(), now()) returning id)
    insert into support_message (conversation_id, seq, sender, client_id, actor, text, at)
    select id, n, case when n % 2 = 0 then 'service' else 'player' end, case when n % 2 = 1 then 'c' || n end,
      case when n % 2 = 0 then ${by} end, case when n % 2 = 0 then 'It is on its way.' else 'Where is my deposit?' end,
      now() - (${count}::int - n) * interval '1 minute'
    from conversation, generate_series(1, ${count}::int) n`,
  sql`
    insert into member_note (merchant_code, member_id, at, staff_id, author, text, is_pinned)
    select 'aurora', ${id}, now() - (${count}::int - n) * interval '1 hour', ${staffId}, ${by}, 'Called about the deposit, number ' || n, n = 1
    from generate_series(1, ${count}::int) n`,
  sql`
    insert into agent_contract (merchant_code, upline_id, downline_id, kind, category, status, made_at, changed_at)
    select 'aurora', null, ${id}, 'daily_salary', 'RNG', 'C', now() - (${count}::int - n) * interval '1 day', now()
    from generate_series(1, ${count}::int) n`,
]
