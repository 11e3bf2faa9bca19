import { login } from '@ante/contract/identity/session.ts'
import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import autocannon from 'autocannon'

import type { Database } from '../apps/gateway/kit/db.ts'
import { withDatabase } from './database.ts'
import { perSecond } from './figures.ts'
import type { Figure } from './figures.ts'
import { MEMBERS, TEAM, writeTree } from './team-tree.ts'

const AGENT = 'agent01'
const CLIENTS = 20
const SECONDS = 6
const WARM_UP_SECONDS = 1
const NEWS = 20_000
/** Rounds of the team that end while its agent reads. */
const ROUNDS_AT_ONCE = 50
const EVERY_MS = 100

/** What an agent with a large team reads of it, by many at once; first while nobody plays, then while many do. */
export async function team(url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool }) => {
    const begun = performance.now()
    const agent = await writeTree(pool, AGENT)
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    const people = `${MEMBERS.toLocaleString('en')} members, ${TEAM.toLocaleString('en')} of them below the agent`
    const token = await signIn(url)
    const figures: Figure[] = [[`writing ${people}`, `${seconds} s`]]
    figures.push(['counting news, 25 to 30 agents above each', await counting(pool, agent.ids)])
    const pages = await pagesOf(url, token)
    for (const [what, path] of pages) figures.push([what, await load(url + path, token)])
    const stop = playing(pool, agent.ids)
    for (const [what, path] of pages)
      figures.push([`${what}, while 500 rounds a second end`, await load(url + path, token)])
    await stop()
    return figures
  })
}

async function pagesOf(url: string, token: string): Promise<[what: string, path: string][]> {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const first = new Date(Date.now() + 8 * 3_600_000 - 29 * 86_400_000).toISOString().slice(0, 10)
  const kpi = (from: string) => `${getTeamKpi.path}?startDate=${from}&endDate=${today}&size=0`
  const answer = await fetch(`${url}${listDownlines.path}`, { headers: { [header.authorization]: token } })
  const below = listDownlines.output.parse(valueOf(await answer.json())).downlines[0]?.memberId ?? ''
  return [
    ['KPI, today', kpi(today)],
    ['KPI, 30 days', kpi(first)],
    ['overview, today', getTeamOverview.path],
    ['overview, 30 days', `${getTeamOverview.path}?range=month`],
    ['profit and loss, a row a downline, 30 days', `${listTeamProfit.path}?range=month`],
    ['the same one level down', `${listTeamProfit.path}?range=month&parent=${below}`],
    ['downlines', listDownlines.path],
    ['downlines by search in the whole team', `${listDownlines.path}?search=bench1`],
  ]
}

/** One commit of many bets, and what it takes to count them. */
async function counting(pool: Database['pool'], ids: readonly string[]): Promise<string> {
  await playRounds(pool, ids, NEWS)
  const begun = performance.now()
  // The gateway looks for news by itself too; whoever is later finds what is left.
  for (;;) {
    const { rows } = await pool.query<{ counted: number }>('select fold_team_news(5000) as counted')
    const left = await pool.query<{ any: boolean }>('select exists (select from team_news) as any')
    if (!rows[0]?.counted && !left.rows[0]?.any) break
  }
  return perSecond(NEWS / ((performance.now() - begun) / 1000))
}

async function playRounds(pool: Database['pool'], ids: readonly string[], count: number): Promise<void> {
  const players = Array.from({ length: count }, () => ids[Math.floor(Math.random() * ids.length)])
  await pool.query(
    `insert into play_day as kept (member_id, day, category, vendor, outcome, rounds, staked, paid)
    select id, (now() at time zone 'Asia/Manila')::date, 'RNG', 'ANS', 'lost', count(*), count(*) * 10000, 0
    from unnest($1::bigint[]) player (id) group by id order by id
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked`,
    [players],
  )
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
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
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
  return login.output.parse(valueOf(await answer.json())).token
}

function valueOf(envelope: unknown): unknown {
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope))
    throw new Error(JSON.stringify(envelope))
  return envelope.value
}
