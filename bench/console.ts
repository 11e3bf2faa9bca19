import { createHash } from 'node:crypto'

import { getDashboard } from '@ante/contract/console/dashboard.ts'
import { listDepositQueue } from '@ante/contract/console/deposits.ts'
import { listPlayers } from '@ante/contract/console/players/list-players.ts'
import { listPlayerLedger } from '@ante/contract/console/players/money-lists.ts'
import { listPlayerDevices, listPlayerLinks, listPlayerTimeline } from '@ante/contract/console/players/person-lists.ts'
import { listPlayerRounds } from '@ante/contract/console/players/play-lists.ts'
import { searchPlayers } from '@ante/contract/console/players/search-players.ts'
import { listWithdrawalQueue, showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { listAudit } from '@ante/contract/staff/audit.ts'
import type { Database } from '@ante/gateway/kit/db.ts'
import { fetchAsHost } from '@ante/gateway/test/fetch-as-host.ts'

import { ENTRIES, writeConsoleData, MEMBERS, ROUNDS, SIGN_INS, TRANSFERS } from './console-data.ts'
import { CONSOLE_HOST, signInAsOwner } from './console-sign-in.ts'
import { withDatabase } from './database.ts'
import { median } from './figures.ts'
import type { Figure } from './figures.ts'

const CALLS = 100
/** Maximum durations of a call in milliseconds, when calls are made one after another. */
const GOALS = { search: 300, page: 200 }

type Values = Record<string, string>

/** Measures calls of the operator console by one person, one after another, with a million members. */
export async function consoleCalls(url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool }) => {
    const startedAt = performance.now()
    await writeConsoleData(pool)
    const written = `${inWords(MEMBERS)} members, ${inWords(TRANSFERS)} transfers, ${inWords(ROUNDS)} rounds, ${inWords(SIGN_INS)} sign-ins, ${inWords(ENTRIES)} audit entries`
    const figures: Figure[] = [[`writing ${written}`, `${Math.round((performance.now() - startedAt) / 1000)} s`]]
    const cookie = await signInAsOwner(url)
    const measure = async (name: string, goal: number, endpoint: Endpoint, input: (n: number) => Values) => {
      const times: number[] = []
      for (let n = 0; n <= CALLS; n += 1) times.push(await timeOf(url, cookie, endpoint, input(1 + n * 2_347)))
      // The first call is not counted, because it fills caches of the database.
      const counted = times.slice(1).toSorted((a, b) => a - b)
      const p95 = counted[Math.floor(counted.length * 0.95)] ?? Number.NaN
      figures.push([name, `median ${median(counted).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal: ${goal})`])
    }
    const search = (name: string, text: (n: number) => string) =>
      measure(`search by ${name}`, GOALS.search, searchPlayers, (n) => ({ searched: text(n) }))
    await search('account', (n) => `player${n}`)
    await search('phone', (n) => `+63917${1_000_000 + n}`)
    await search('mail', (n) => `player${n}@example.com`)
    await search('beginning of the payee name', (n) => `Maria ${(n % 4096).toString(16).padStart(3, '0')}`)
    await search('last digits', (n) => String(n % 10_000).padStart(4, '0'))
    await search('deposit', (n) => `DBENCH${String(n).padStart(8, '0')}`)
    await search('withdrawal', (n) => `WBENCH${String(n).padStart(8, '0')}`)
    await search('transaction', (n) => `bench:${n}`)
    await search('round', (n) => `bench-round-${n}`)
    await search('device', (n) => sha256(String(n % 60_000)).slice(0, 16))
    await search('IP address', (n) => `100.64.${n % 240}.${n % 250}`)
    await search('a text without results', (n) => `%'${n}`)
    const list = (name: string, filter: Values) => measure(`players ${name}`, GOALS.page, listPlayers, () => filter)
    await list('by registration', {})
    await list('by account', { sort: 'account' })
    await list('with a tag', { tag: 'Bench' })
    await list('with a block', { state: 'blocked' })
    await list('of a VIP level', { level: '3' })
    const members = await memberIds(pool)
    const tab = (name: string, endpoint: Endpoint) =>
      measure(`tab ${name}`, GOALS.page, endpoint, (n) => ({ player: members[n % members.length] ?? '' }))
    await tab('timeline', listPlayerTimeline)
    await tab('ledger', listPlayerLedger)
    await measure('tab ledger of a million entries, in its middle', GOALS.page, listPlayerLedger, (n) => ({
      player: members[0] ?? '',
      after: String(TRANSFERS + TRANSFERS / 2 + n),
    }))
    await tab('rounds', listPlayerRounds)
    await tab('devices', listPlayerDevices)
    await tab('linked accounts', listPlayerLinks)
    await measure('page of the withdrawal queue', GOALS.page, listWithdrawalQueue, () => ({}))
    await measure('one withdrawal with its checks', GOALS.page, showQueuedWithdrawal, (n) => ({
      id: `WBENCH${String(1 + (n % 5_000)).padStart(8, '0')}`,
    }))
    await measure('page of the deposit queue', GOALS.page, listDepositQueue, () => ({}))
    await measure('dashboard', GOALS.search, getDashboard, () => ({}))
    const audit = (name: string, filter: (n: number) => Values) =>
      measure(`page of the audit log, ${name}`, GOALS.page, listAudit, filter)
    /** A range of six hours in the month of the entries. */
    const hours = (n: number): Values => {
      const from = Date.now() - (1 + (n % 28)) * DAY_MS
      return { from: new Date(from).toISOString(), until: new Date(from + DAY_MS / 4).toISOString() }
    }
    await audit('without a filter', () => ({}))
    await audit('by result', () => ({ result: 'refused' }))
    await audit('by time', hours)
    await audit('by result and time', (n) => ({ result: 'refused', ...hours(n) }))
    await audit('by person and time', (n) => ({ actor: `person${n % 200}@ante.example`, ...hours(n) }))
    await audit('by object', (n) => ({ object: `member:player${n % 100_000}` }))
    return figures
  })
}

const inWords = (count: number) => count.toLocaleString('en')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the ids of a thousand members, the first one first. */
async function memberIds(pool: Database['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id::text as id from bench_member where n = 1 or n % 997 = 0 order by n limit 1000',
  )
  return rows.map(({ id }) => id)
}

async function timeOf(url: string, cookie: string, { path }: Endpoint, values: Values): Promise<number> {
  const rest = new URLSearchParams()
  const address = Object.entries(values).reduce(
    (text, [name, value]) => {
      if (text.includes(`:${name}`)) return text.replace(`:${name}`, encodeURIComponent(value))
      rest.set(name, value)
      return text
    },
    path.replace(':merchant', 'aurora'),
  )
  const startedAt = performance.now()
  const response = await fetchAsHost(`${url}${address}?${rest}`, { headers: { Cookie: cookie } }, CONSOLE_HOST)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`)
  return performance.now() - startedAt
}
