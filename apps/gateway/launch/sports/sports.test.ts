import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { listHotMatches } from '@ante/contract/catalogue/matches.ts'
import { listSportsMatches, listSportsResults, listSportsStandings } from '@ante/contract/catalogue/sports.ts'
import type { BookMatch, LeagueTable } from '@ante/contract/catalogue/sports.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { seamlessHeader } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { momentOf } from '../../kit/zone-days.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

const VENDOR = 'BTI'
/** A vendor with a sportsbook that offers esports. */
const OTHER = 'TF'
const ZONE = 'Asia/Manila'

const match = (roomId: string, changes: Partial<BookMatch> = {}): BookMatch => ({
  roomId,
  sport: 'football',
  league: 'Northern Cup',
  matchTime: '2026-03-01T12:00:00.000Z',
  homeTeam: 'Harbour Athletic',
  awayTeam: 'Stonebridge',
  homeTeamImageUrl: '/pictures/crests/harbour-athletic.svg',
  awayTeamImageUrl: 'https://pictures.example/stonebridge.svg',
  phase: 'live',
  clock: { part: 2, minute: 63, isBreak: false },
  score: { home: 2, away: 1 },
  parts: [],
  picks: [{ pick: 'home', odds: '1.85', roomId: `${roomId}:home:1850` }],
  ...changes,
})
const table: LeagueTable = {
  league: 'Northern Cup',
  playedMatches: 1,
  seasonMatches: 30,
  rows: [
    {
      team: 'Stonebridge',
      teamImageUrl: '/pictures/crests/stonebridge.svg',
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      scored: 2,
      conceded: 0,
      points: 3,
    },
  ],
}

type ReceivedCall = Record<string, unknown> & { path: string }
/**
 * Server of the sportsbook: answers with the value of a test, and records the requests. The server of the other
 * sportsbook has no such calls.
 */
const book = {
  status: 200,
  value: (_asked: ReceivedCall): unknown => null,
  other: null as (() => unknown) | null,
  asked: [] as ReceivedCall[],
}
const usual = ({ path }: ReceivedCall) => {
  const sports = ['football', 'esports']
  if (path.endsWith('/sports-standings')) return { sports, tables: [table] }
  return { sports, matches: [match('northern-1')], ...(path.endsWith('/sports-results') && { totalPages: 3 }) }
}

const server = createServer((request, response) => {
  let text = ''
  request.on('data', (part) => (text += String(part)))
  request.on('end', () => {
    const asked = { ...JSON.parse(text), path: request.url ?? '' }
    const vendor = request.headers[seamlessHeader.vendor.toLowerCase()]
    if (vendor === VENDOR) book.asked.push(asked)
    const [status, value] =
      vendor === VENDOR ? [book.status, book.value(asked)] : [book.other ? 200 : 404, book.other?.()]
    response.writeHead(status, { 'Content-Type': 'application/json' })
    const refused = { success: false, errorCode: 'route.not.found' }
    response.end(JSON.stringify(status === 200 ? { success: true, value } : refused))
  })
})

let gateway: TestGateway
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  gateway = await startGateway()
  const vendors = () => gateway.ports.db.updateTable('vendor')
  await vendors().set({ service_url: null }).execute()
  for (const code of [VENDOR, OTHER]) {
    await vendors()
      .set({ service_url: `http://127.0.0.1:${port}/studio/${code}` })
      .where('code', '=', code)
      .execute()
  }
})
afterAll(async () => {
  await gateway.stop()
  server.close()
})
beforeEach(() => {
  book.asked.length = 0
  book.status = 200
  book.value = usual
  book.other = null
  // Advances the clock beyond cache lifetimes and circuit-breaker pauses.
  gateway.ports.clock.offsetMs += 10 * 60_000
})

async function outputOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const answer = await gateway.call(endpoint, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('matches come from the sportsbook of the hot matches, with the data that opens it', async () => {
  const hot = (await outputOf(listHotMatches, {})).list.find(({ vendor }) => vendor === VENDOR)
  const { sports, sport, matches } = await outputOf(listSportsMatches, { sport: 'esports' })
  expect({ sports, sport }).toEqual({ sports: ['football', 'esports'], sport: 'esports' })
  const { gameId, nodeId, supportPlay, playable } = hot ?? {}
  expect(matches).toEqual([{ ...match('northern-1'), vendor: VENDOR, gameId, nodeId, supportPlay, playable }])
  expect(book.asked).toMatchObject([{ path: '/studio/BTI/sports-matches', gameId, sport: 'esports' }])
})

test('the first sport of the sportsbook is the default', async () => {
  expect((await outputOf(listSportsMatches, {})).sport).toBe('football')
  expect((await outputOf(listSportsStandings, {})).sport).toBe('football')
})

test('the sportsbook is called once for all visitors of all merchants, and again after a few seconds', async () => {
  const ofLotus = () => gateway.call(listSportsMatches, {}, { host: 'lotus.localhost' })
  const [first, second] = await Promise.all([
    outputOf(listSportsMatches, {}),
    ofLotus(),
    outputOf(listSportsMatches, {}),
  ])
  expect(second).toMatchObject({ ok: true })
  expect(first.matches).toHaveLength(1)
  expect(book.asked).toHaveLength(1)
  gateway.ports.clock.offsetMs += 4_000
  await outputOf(listSportsMatches, {})
  expect(book.asked).toHaveLength(2)
})

test('results are those of a day in the merchant’s time zone, in pages', async () => {
  const now = gateway.ports.clock.now()
  const answer = await outputOf(listSportsResults, { sport: 'football', daysAgo: 2, page: 3 })
  expect(answer).toMatchObject({ sport: 'football', page: 3, totalPages: 3, matches: [{ roomId: 'northern-1' }] })
  const [asked] = book.asked
  expect(asked).toMatchObject({ path: '/studio/BTI/sports-results', page: 3 })
  const from = new Date(String(asked?.['from']))
  const to = new Date(String(asked?.['to']))
  const day = dayOf(ZONE, now.getTime() - 2 * 86_400_000)
  expect(from.getTime()).toBe(momentOf(ZONE, day))
  expect(to.getTime() - from.getTime()).toBe(86_400_000)
})

test('the number of pages never exceeds what the site can show', async () => {
  book.value = (asked) => ({ ...usual(asked), totalPages: 900 })
  expect((await outputOf(listSportsResults, {})).totalPages).toBe(50)
})

test('tables have the order of the sportsbook', async () => {
  expect((await outputOf(listSportsStandings, { sport: 'football' })).tables).toEqual([table])
})

const ALL = [listSportsMatches, listSportsResults, listSportsStandings] as const

test.each([
  ['is out of order', () => (book.status = 503)],
  ['answers outside of the contract', () => (book.value = () => ({ sports: ['chess'] }))],
  [
    'answers with an invalid image address',
    () => {
      const wrong = match('northern-1', { homeTeamImageUrl: 'javascript:alert(1)' })
      book.value = () => ({ sports: ['football'], matches: [wrong], tables: null })
    },
  ],
])('while the book %s, all three are refused, and it is left alone for some seconds', async (_case, fail) => {
  fail()
  for (const endpoint of ALL) {
    const answer = await gateway.call(endpoint, {})
    expect(answer).toMatchObject({ ok: false, status: 503, code: 'sports.unavailable' })
    expect(answer).toMatchObject({ details: { retryAfterSeconds: 5 } })
  }
  expect(book.asked).toHaveLength(1)

  book.status = 200
  book.value = usual
  gateway.ports.clock.offsetMs += 6_000
  for (const endpoint of ALL) expect(await gateway.call(endpoint, {})).toMatchObject({ ok: true })
})

test('a sport comes from the next sportsbook while the first one does not answer', async () => {
  book.status = 503
  book.other = () => ({ sports: ['esports'], matches: [match('titans-1')] })
  const { sports, sport, matches } = await outputOf(listSportsMatches, {})
  expect({ sports, sport }).toEqual({ sports: ['esports'], sport: 'esports' })
  expect(matches).toMatchObject([{ roomId: 'titans-1', vendor: OTHER }])
  expect(await gateway.call(listSportsMatches, { sport: 'football' })).toMatchObject({ code: 'sports.unavailable' })
})

test('a sportsbook without these calls has no sports', async () => {
  book.status = 400
  expect(await outputOf(listSportsMatches, {})).toEqual({ sports: [], sport: null, matches: [] })
  expect(await outputOf(listSportsResults, {})).toMatchObject({ sports: [], matches: [], totalPages: 0 })
  expect(await outputOf(listSportsStandings, {})).toEqual({ sports: [], sport: null, tables: [] })
})

test('a sport that no sportsbook offers is empty', async () => {
  expect(await outputOf(listSportsMatches, { sport: 'basketball' })).toEqual({
    sports: ['football', 'esports'],
    sport: null,
    matches: [],
  })
})

test.each([{ sport: 'chess' }, { daysAgo: 7 }, { daysAgo: -1 }, { page: 0 }, { page: 51 }])(
  'results refuse %j, and ask no book',
  async (input) => {
    expect(await gateway.call(listSportsResults, input as never)).toMatchObject({ code: 'request.invalid' })
    expect(book.asked).toEqual([])
  },
)
