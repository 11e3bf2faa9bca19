import { requireOutput } from '@ante/contract/kit/parsed.ts'
import { login } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { listPlayRecords } from '@ante/contract/launch/play-records.ts'
import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import type { Database } from '@ante/gateway/kit/db.ts'

import { withDatabase } from './database.ts'
import type { Figure } from './figures.ts'

const ROUNDS = 1_000_000
const MEMBER = 'player02'
/** Number of past days with rounds, so that every filter matches some rounds. */
const DAYS = 30
const QUESTIONS = 40
const WARM_UP = 5

/** Queries; the rarest rounds are the hardest to find. */
const QUERIES: readonly (readonly [what: string, query: string])[] = [
  ['today', 'range=today'],
  ['30 days', 'range=month'],
  ['30 days, a late page', 'range=month&after='],
  ['30 days of a category', 'range=month&category=RNG'],
  ['30 days of a vendor', 'range=month&vendor=ANS'],
  ['30 days, won', 'range=month&outcome=won'],
  ['30 days, the ten voided rounds', 'range=month&outcome=voided'],
  ['30 days, by vendor and outcome', 'range=month&vendor=ANS&outcome=drawn'],
]

/** Measures pages of one member's records with the totals of the filter, queried sequentially. */
export async function records(url: string, dataDir: string): Promise<Figure[]> {
  const written = await withDatabase(dataDir, ({ pool }) => writeRounds(pool))
  const token = await signIn(url)
  const figures: Figure[] = [[`writing ${ROUNDS.toLocaleString('en')} rounds`, written]]
  const middle = await placeInTheMiddle(url, token)
  for (const [label, query] of QUERIES) {
    figures.push([label, await times(url, query.endsWith('after=') ? query + middle : query, token)])
  }
  return figures
}

/** Writes rounds with the same statements and triggers as a vendor's calls, but many at a time. */
async function writeRounds(pool: Database['pool']): Promise<string> {
  const startedAt = performance.now()
  await pool.query(`
    with player as (select id, merchant_code from member where account = '${MEMBER}' and merchant_code = 'aurora'),
    games as (
      select array_agg(node_id order by node_id) as nodes, array_agg(vendor order by node_id) as vendors
      from (select distinct on (vendor) vendor, node_id from game order by vendor, node_id) first)
    insert into game_round (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid, opened_at,
      closed_at)
    select vendors[place], player.id, 'bench-' || n, player.merchant_code, gen_random_uuid(), nodes[place],
      case when n % 100000 = 0 then 'voided' else 'closed' end,
      case when n % 100000 = 0 then 0 else 10000 end,
      case when n % 100000 = 0 then 0 when n % 3 = 0 then 25000 when n % 1001 = 0 then 10000 else 0 end,
      at, case when n % 100000 = 0 then null else at end
    from generate_series(1, ${ROUNDS}) n, player, games,
    lateral (select 1 + n % cardinality(nodes) as place,
      now() - n * (${DAYS - 1}::float8 / ${ROUNDS}) * interval '1 day' as at) drawn`)
  await pool.query('analyze')
  return `${((performance.now() - startedAt) / 1000).toFixed(0)} s, including the daily totals`
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(url + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: MEMBER, password: DEMO_PASSWORD }),
  })
  return requireOutput(login, valueOf(await answer.json())).token
}

async function placeInTheMiddle(url: string, token: string): Promise<string> {
  const page = requireOutput(listPlayRecords, valueOf(JSON.parse(await fetchRecords(url, 'range=month', token))))
  const day = new Date(Date.parse(page.from) + (DAYS / 2) * 86_400_000)
  return `${day.toISOString().slice(0, 10)}.${day.getTime() * 1000}.999999999`
}

async function times(url: string, query: string, token: string): Promise<string> {
  for (let count = 0; count < WARM_UP; count++) await fetchRecords(url, query, token)
  const durations: number[] = []
  for (let count = 0; count < QUESTIONS; count++) {
    const sentAt = performance.now()
    await fetchRecords(url, query, token)
    durations.push(performance.now() - sentAt)
  }
  durations.sort((a, b) => a - b)
  const at = (share: number) => `${(durations[Math.floor(durations.length * share)] ?? Number.NaN).toFixed(1)} ms`
  return `p50 ${at(0.5)}, slowest ${at(0.999)}`
}

async function fetchRecords(url: string, query: string, token: string): Promise<string> {
  const answer = await fetch(`${url}${listPlayRecords.path}?${query}`, { headers: { [header.authorization]: token } })
  if (!answer.ok) throw new Error(`${query}: ${await answer.text()}`)
  return answer.text()
}

function valueOf(envelope: unknown): unknown {
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope)) throw new Error('no envelope')
  return envelope.value
}
