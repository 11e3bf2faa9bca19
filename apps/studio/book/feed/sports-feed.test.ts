import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { vendorSportsMatches, vendorSportsResults, vendorSportsStandings } from '@ante/contract/launch/vendor-sports.ts'
import { fixturesBetween, seasonAt } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { leagues } from '@ante/demo/season/leagues.ts'
import type { Sport } from '@ante/demo/season/leagues.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { bookPage, MINUTE_MS, secretFor, single } from '../../test/book-page.ts'
import { after, bookStudio } from '../../test/book-studio.ts'
import type { BookStudio } from '../../test/book-studio.ts'
import { callVendor } from '../../test/vendor-call.ts'
import { parsePickRoom } from '../pick-room.ts'

const BOOK = { gameId: 'bluetide-sportsbook' }

let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-24T08:01:30Z')
})
beforeEach(() => studio.nextDay())
afterAll(() => studio.close())

async function callFeed<E extends Endpoint>(endpoint: E, input: InputOf<E>, vendor = 'BTI'): Promise<OutputOf<E>> {
  const answer = await callVendor(studio, endpoint, input, { vendor })
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
  return answer.value
}

const leagueOf = (sport: Sport) => {
  const league = leagues.find((candidate) => candidate.sport === sport)
  if (!league) throw new Error(`There is no league of ${sport}.`)
  return league
}

/** Returns the next match of the sport's first league. */
function nextOf(sport: Sport, now = Date.now()): Fixture {
  const coming = fixturesBetween(new Date(now + 1), new Date(now + 60 * MINUTE_MS))
  const match = coming.find(({ league }) => league === leagueOf(sport))
  if (!match) throw new Error('There is no match.')
  return match
}

/** Decides the end of a match before its kick-off. */
const willEnd = (fixture: Fixture, home: number, away: number) =>
  studio.willEnd(
    fixture,
    secretFor(fixture, ({ score }, abandoned) => abandoned === null && score.home === home && score.away === away),
  )

/** The prices of basketball take the longest to compute. */
const PRICED_WITHIN_MS = 20_000

const day = () => ({ from: new Date(Date.now() - 60 * MINUTE_MS).toISOString(), to: new Date().toISOString() })
const aPage = { page: 1, limit: 20 }

test('the matches are running ones, then the next ones, with the prices and pick rooms of the book', async () => {
  const fixture = nextOf('football')
  const { sports, matches } = await callFeed(vendorSportsMatches, { ...BOOK, sport: 'football', limit: 20 })
  expect(sports).toEqual(['football', 'basketball', 'esports'])
  const phases = matches.map(({ phase }) => phase)
  expect(phases).toEqual(phases.toSorted(liveFirst))
  const match = matches.find(({ roomId }) => roomId === fixture.id)
  expect(match).toMatchObject({ phase: 'before', clock: null, score: null, homeTeam: fixture.home.name })
  const view = await (await bookPage(studio)).match(fixture.id)
  expect(match?.picks.map(({ pick }) => pick)).toEqual(['home', 'draw', 'away'])
  for (const { pick, roomId } of match?.picks ?? []) {
    expect(parsePickRoom(roomId)).toEqual({ fixtureId: fixture.id, leg: single(view, pick).legs[0] })
  }
})

const liveFirst = (a: string, b: string) => Number(b === 'live') - Number(a === 'live')

test.each<[Sport, number]>([
  ['football', 3],
  ['basketball', 2],
  ['esports', 2],
])('a running match of %s has its time and score', async (sport, minutes) => {
  const [page, fixture] = [await bookPage(studio), nextOf(sport)]
  after(fixture, minutes)
  await vi.waitFor(async () => {
    const { matches } = await callFeed(vendorSportsMatches, { ...BOOK, sport, limit: 6 })
    const match = matches.find(({ roomId }) => roomId === fixture.id)
    const view = await page.match(fixture.id)
    expect(match?.phase).toBe('live')
    expect(match?.clock?.part).toBeGreaterThan(0)
    expect(match?.clock?.minute ?? null).toBe(sport === 'football' ? view.tick + 1 : null)
    expect(match?.parts).toEqual(view.maps)
  }, PRICED_WITHIN_MS)
})

test('the number of matches is limited, and other sports are left out', async () => {
  const { matches } = await callFeed(vendorSportsMatches, { ...BOOK, sport: 'basketball', limit: 3 })
  expect(matches.map(({ sport }) => sport)).toEqual(['basketball', 'basketball', 'basketball'])
})

test('results are the ended matches of the period, the latest first, in pages', async () => {
  const first = nextOf('football')
  const later = nextOf('football', first.kickOff.getTime())
  await willEnd(first, 2, 1)
  await willEnd(later, 0, 0)
  after(later, 12)
  const input = { ...BOOK, sport: 'football' as const, ...day() }
  const { matches } = await callFeed(vendorSportsResults, { ...input, ...aPage })
  const ends = [first, later].map(({ id }) => matches.find(({ roomId }) => roomId === id))
  expect(ends).toMatchObject([
    { phase: 'over', score: { home: 2, away: 1 }, picks: [] },
    { phase: 'over', score: { home: 0, away: 0 }, picks: [] },
  ])
  const times = matches.map(({ matchTime }) => matchTime)
  expect(times).toEqual(times.toSorted().reverse())
  expect(matches.every(({ phase }) => phase === 'over' || phase === 'abandoned')).toBe(true)
  const second = await callFeed(vendorSportsResults, { ...input, page: 2, limit: 1 })
  expect(second).toMatchObject({ matches: matches.slice(1, 2), totalPages: matches.length })
})

test('an abandoned match is a result without a score, and does not count in the table', async () => {
  const fixture = nextOf('football')
  await studio.willEnd(
    fixture,
    secretFor(fixture, (_end, abandoned) => abandoned !== null),
  )
  after(fixture, 14)
  const [first] = seasonAt(fixture.league, new Date(Date.now() - 15 * MINUTE_MS))
  const from = first?.kickOff.toISOString() ?? ''
  const { matches } = await callFeed(vendorSportsResults, { ...BOOK, sport: 'football', ...day(), from, ...aPage })
  expect(matches.find(({ roomId }) => roomId === fixture.id)).toMatchObject({ phase: 'abandoned', score: null })
  const completed = matches.filter(({ league, phase }) => league === fixture.league.name && phase === 'over')
  expect((await tableOf(fixture))?.playedMatches).toBe(completed.length)
})

async function tableOf({ league }: Fixture) {
  const { tables } = await callFeed(vendorSportsStandings, { ...BOOK, sport: league.sport })
  return tables.find((table) => table.league === league.name)
}

test('matches without betting are not in the results', async () => {
  const input = { ...BOOK, sport: 'football' as const, from: '2026-11-01T08:00:00Z', to: '2026-11-01T09:00:00Z' }
  expect(await callFeed(vendorSportsResults, { ...input, ...aPage })).toMatchObject({ matches: [], totalPages: 0 })
})

test('the table counts the finished matches of the season', async () => {
  const league = leagueOf('football')
  // Until the season's first match is over, the table is the previous season's.
  const [first] = seasonAt(league, new Date(Date.now() + 6 * 60 * MINUTE_MS))
  if (!first) throw new Error('There is no season.')
  await willEnd(first, 3, 0)
  after(first, 16)
  const table = await tableOf(first)
  expect(table).toMatchObject({ playedMatches: 1, seasonMatches: 30 })
  expect(table?.rows).toHaveLength(6)
  expect(table?.rows[0]).toMatchObject({ team: first.home.name, played: 1, won: 1, scored: 3, conceded: 0, points: 3 })
  expect(table?.rows.find(({ team }) => team === first.away.name)).toMatchObject({ lost: 1, points: 0 })
})

test('a game that is not a sportsbook, and a sport that the game does not offer, return nothing', async () => {
  const emptyFeed = { sports: [], matches: [] }
  expect(await callFeed(vendorSportsMatches, { gameId: 'no-such-game', limit: 5 })).toEqual(emptyFeed)
  const football = { gameId: 'virtual-football-cup', limit: 5 }
  const answer = await callFeed(vendorSportsMatches, { ...football, sport: 'esports' }, 'HZN')
  expect(answer).toEqual({ sports: ['football'], matches: [] })
  expect(
    (await callFeed(vendorSportsStandings, { gameId: 'virtual-football-cup', sport: 'esports' }, 'HZN')).tables,
  ).toEqual([])
})
