import { requireOutput } from '@ante/contract/kit/parsed.ts'
import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { login } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import { countAllChanges, verifyTeams } from '@ante/gateway/agents/public.ts'
import type { Database } from '@ante/gateway/kit/db.ts'
import autocannon from 'autocannon'

import { gatewayNote, withDatabase } from './database.ts'
import { perSecond } from './figures.ts'
import type { Figure } from './figures.ts'
import { rebateNight } from './rebate-night.ts'
import { betPages } from './team-bets.ts'
import { MEMBERS, TEAM, writeTree } from './team-tree.ts'
import { measureProcessorTime } from './processor-time.ts'

const AGENT = 'agent01'
const CLIENTS = 20
const SECONDS = 3
/** Number of sequential requests over which the processor time of one request is averaged. */
const ANSWERS_MEASURED = 100
const PENDING_CHANGES = 20_000
/** Number of rounds of the team that end simultaneously during the agent's requests. */
const ROUNDS_AT_ONCE = 50
const EVERY_MS = 100
const LAZY_PAGE = 50
const SINGLE_ROUNDS = 2_000
const PROFIT = 'profit and loss by downline, 31 days'
const OF_TEAMS = ['new_rounds_add_to_teams', 'changed_rounds_add_to_teams']

const WHILE_ROUNDS_END = ['KPI, 31 days', 'overview, 31 days', PROFIT, 'downlines', 'bets of the team, 31 days']

/**
 * Measures an agent's requests about a large team, by many clients: first without play, then while rounds end.
 */
export async function team(url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool, db }) => {
    const startedAt = performance.now()
    const agent = await writeTree(pool, AGENT)
    const figures: Figure[] = []
    const people = `${MEMBERS.toLocaleString('en')} members, ${TEAM.toLocaleString('en')} of them below the agent`
    figures.push([`writing ${people}`, secondsSince(startedAt)])
    const token = await signIn(url)
    figures.push(['database time to end a round, with the triggers of team totals', await endingOne(pool, agent.ids)])
    for (const trigger of OF_TEAMS) await pool.query(`alter table game_round disable trigger ${trigger}`)
    figures.push([
      'database time to end a round, without the triggers',
      await endingOne(pool, agent.ids.slice(SINGLE_ROUNDS), false),
    ])
    for (const trigger of OF_TEAMS) await pool.query(`alter table game_round enable trigger ${trigger}`)
    figures.push(['adding ended rounds to totals, 25 to 30 uplines each', await counting({ pool, db }, agent.ids)])
    const pages = await pagesOf(url, token)
    for (const [label, path] of pages) {
      const work = await workOf(await processesOf(pool, dataDir), () => read(url + path, token))
      figures.push([label, `${await load(url + path, token)}; work of ${work}`])
    }
    const stop = playing(pool, agent.ids)
    for (const [label, path] of pages.filter((page) => WHILE_ROUNDS_END.includes(page[0])))
      figures.push([`${label}, while 500 rounds a second end`, await load(url + path, token)])
    await stop()
    figures.push(['ante agents verify', await verifying(db)])
    figures.push(...(await rebateNight({ pool, db })))
    return figures
  })
}

/** Returns a label and an address per request. */
async function pagesOf(url: string, token: string): Promise<[what: string, path: string][]> {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const first = plusDays(today, -30)
  const kpi = (from: string) => `${getTeamKpi.path}?startDate=${from}&endDate=${today}&size=0`
  const profit = `${listTeamProfit.path}?from=${first}&to=${today}`
  const next = (path: string, pages: number) => pageAfter({ url, token, path, pages })
  const answer = requireOutput(listDownlines, await read(url + listDownlines.path, token))
  const downlineMember = answer.downlines[0]?.memberId ?? ''
  return [
    ['KPI, today', kpi(today)],
    ['KPI, 31 days', kpi(first)],
    ['overview, today', getTeamOverview.path],
    ['overview, 31 days', `${getTeamOverview.path}?from=${first}&to=${today}`],
    [PROFIT, profit],
    [`profit and loss by downline, page ${LAZY_PAGE}`, await next(profit, LAZY_PAGE)],
    ['profit and loss by downline, with a search', `${profit}&search=bench12`],
    ['profit and loss by downline, one level below', `${profit}&parent=${downlineMember}`],
    ['downlines', `${listDownlines.path}?order=account`],
    ['downlines, the next page', await next(`${listDownlines.path}?order=account`, 2)],
    ['downlines by search in the whole team', `${listDownlines.path}?search=bench1`],
    ['downlines by search, without results in the team', `${listDownlines.path}?search=other2`],
    ...(await betPages({ from: first, to: today, downlineMember, pageAfter: next })),
  ]
}

/** Returns the address of a page far on in a list, by following its pages. */
async function pageAfter({ url, token, path, pages }: { url: string; token: string; path: string; pages: number }) {
  let address = path
  for (let page = 1; page < pages; page++) {
    const answer = await read(url + address, token)
    const next = typeof answer === 'object' && answer !== null && 'next' in answer ? String(answer.next) : ''
    address = `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`
  }
  return address
}

/** Measures counting the bets of one large commit. */
async function counting({ pool, db }: Pick<Database, 'pool' | 'db'>, ids: readonly string[]): Promise<string> {
  await playRounds(pool, ids, PENDING_CHANGES)
  const startedAt = performance.now()
  // The gateway counts too, so the changes are counted by either of the two.
  await countAllChanges(db)
  return perSecond(PENDING_CHANGES / ((performance.now() - startedAt) / 1000))
}

async function verifying(db: Database['db']): Promise<string> {
  const startedAt = performance.now()
  const { problems, days } = await verifyTeams(db)
  const received = problems.length > 0 ? `WRONG: ${problems[0]}` : `correct, ${days.toLocaleString('en')} totals`
  return `${secondsSince(startedAt)}, ${received}`
}

const secondsSince = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`

const NEW_ROUND = `
  insert into game_round (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid,
    opened_at, closed_at, day, category)
  select 'CRB', id, gen_random_uuid(), 'aurora', gen_random_uuid(), 0, 'closed', 10000, 0, now(), now(),
    (now() at time zone 'Asia/Manila')::date, 'RNG'
  from unnest($1::bigint[]) player (id)`

async function playRounds(pool: Database['pool'], ids: readonly string[], count: number): Promise<void> {
  await pool.query(NEW_ROUND, [Array.from({ length: count }, () => ids[Math.floor(Math.random() * ids.length)])])
}

/**
 * Measures ending rounds one by one in one transaction. Rounds that are not counted for teams are rolled back, so that
 * the team sums stay correct.
 */
async function endingOne(pool: Database['pool'], ids: readonly string[], isCounted = true): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const worked = measureProcessorTime(rows.map(({ pid }) => pid))
    for (const id of ids.slice(0, SINGLE_ROUNDS)) await client.query(NEW_ROUND, [[id]])
    return `${((worked() / SINGLE_ROUNDS) * 1000).toFixed(0)} µs of processor time`
  } finally {
    await client.query(isCounted ? 'commit' : 'rollback')
    client.release()
  }
}

interface Processes {
  gateway: number[]
  database: number[]
}

async function processesOf(pool: Database['pool'], dataDir: string): Promise<Processes> {
  const { pid: gateway } = await gatewayNote(dataDir)
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  )
  return { gateway: [gateway], database: rows.map(({ pid }) => pid) }
}

/** Measures the processor time of an answer. */
async function workOf({ gateway, database }: Processes, answer: () => Promise<unknown>): Promise<string> {
  const works = { gateway: measureProcessorTime(gateway), database: measureProcessorTime(database) }
  for (let count = 0; count < ANSWERS_MEASURED; count++) await answer()
  const each = (worked: () => number) => `${(worked() / ANSWERS_MEASURED).toFixed(1)} ms`
  return `gateway ${each(works.gateway)}, database ${each(works.database)}`
}

function playing(pool: Database['pool'], ids: readonly string[]): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(() => playRounds(pool, ids, ROUNDS_AT_ONCE))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return last
  }
}

async function load(url: string, token: string): Promise<string> {
  const options = { url, connections: CLIENTS, headers: { [header.authorization]: token } }
  const { requests, latency, non2xx } = await autocannon({ ...options, duration: SECONDS })
  const refused = non2xx > 0 ? `, ${non2xx} refused` : ''
  return `${perSecond(requests.average)}, p50 ${latency.p50} ms, p99 ${latency.p99} ms${refused}`
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(url + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: AGENT, password: DEMO_PASSWORD }),
  })
  return requireOutput(login, valueOf(await answer.json())).token
}

async function read(url: string, token: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { [header.authorization]: token } })
  return valueOf(await answer.json())
}

function valueOf(envelope: unknown): unknown {
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope))
    throw new Error(JSON.stringify(envelope))
  return envelope.value
}
