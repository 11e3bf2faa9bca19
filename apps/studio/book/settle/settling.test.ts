import { engineOf } from '@ante/demo/engines.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import type { Sport } from '@ante/demo/season/leagues.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { anteTitles } from '../../test/ante-titles.ts'
import { bookStudio, DAY_MS } from '../../test/book-studio.ts'
import type { BookStudio } from '../../test/book-studio.ts'
import { bookPage, coming, MINUTE_MS, secretFor, single } from '../../test/book-page.ts'
import type { BookPage } from '../../test/book-page.ts'
import { secretDraw, timelineOf } from '../season/timeline.ts'
import { fixturesWithOpenLegs } from '../tickets/leg-store.ts'

const esports = anteTitles.find((anteTitle) => anteTitle.category === 'ESPORTS' && engineOf(anteTitle) === 'book')
let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-25T08:01:30Z')
})
afterAll(() => studio.close())
beforeEach(() => studio.nextDay())

const open = (title?: DemoGame) => bookPage(studio, title)
const isWhole = (_end: unknown, abandonedMs: number | null) => abandonedMs === null

/** Returns the next `count` matches of a sport, none of which is abandoned. */
async function nextMatches(sport: Sport, count: number): Promise<Fixture[]> {
  const fixtures = coming(sport, Date.now()).slice(0, count)
  for (const fixture of fixtures) await studio.willEnd(fixture, secretFor(fixture, isWhole))
  return fixtures
}

/** Stores open picks of other players on this match, without tickets. */
const placeOthersPicks = (fixture: Fixture, count: number) =>
  studio.db.query(
    `insert into book.leg (round_id, position, fixture_id, market, pick, price, kick_off)
     select 'a-' || $1 || n, 0, $1, 'match.winner.0', 'home', 1900, $2 from generate_series(1, $3) n`,
    [fixture.id, fixture.kickOff, count],
  )

const ended = (page: BookPage, roundId: unknown) =>
  vi.waitFor(
    async () => {
      const { rounds } = (await page.history()).body as { rounds: { round: Record<string, unknown> }[] }
      expect(rounds.find(({ round }) => round['roundId'] === roundId)?.round).toMatchObject({ state: 'played' })
    },
    { timeout: 25_000 },
  )

test('a map’s picks are settled when it ends, regardless of how many wait for the end of the match', async () => {
  const [[fixture], page] = [await nextMatches('esports', 1), await open(esports)]
  if (!fixture) throw new Error('There is no match.')
  const view = await page.match(fixture.id)
  const market = view.markets.find(({ id }) => id === 'map-1.winner.0')
  const pick = { fixtureId: fixture.id, market: 'map-1.winner.0', pick: 'home', price: market?.prices[0] }
  const { body } = await page.place({ ...single(view, 'home'), legs: [pick] })
  await placeOthersPicks(fixture, 600)

  const timeline = timelineOf(fixture, secretDraw(secretFor(fixture, isWhole)))
  const mapEnds = timeline.find(({ moment }) => moment.maps.length === 1)?.atMs ?? 0
  vi.setSystemTime(fixture.kickOff.getTime() + mapEnds + 1_000)
  await ended(page, body['roundId'])
  expect(await page.match(fixture.id)).toMatchObject({ phase: 'live' })
})

test('matches before kick-off are not queried for picks, and each other match is returned once', async () => {
  const [first, second, later] = coming('football', Date.now() + 30 * DAY_MS)
  if (!first || !second || !later) throw new Error('There are no matches.')
  for (const fixture of [first, second, later]) await placeOthersPicks(fixture, 3)
  const openFixtureIds = async (now: Date) =>
    (await fixturesWithOpenLegs(studio.db, now)).filter((id) => shownIds.includes(id))
  const shownIds = [first.id, second.id, later.id]

  expect(await openFixtureIds(new Date(first.kickOff.getTime() - 1))).toEqual([])
  expect(await openFixtureIds(first.kickOff)).toContain(first.id)
  const matches = await openFixtureIds(new Date(later.kickOff.getTime()))
  expect(matches.toSorted()).toEqual(shownIds.toSorted())
})

test('a match that cannot be settled does not delay others', async () => {
  const [[broken, valid], page] = [await nextMatches('football', 2), await open()]
  if (!broken || !valid) throw new Error('There are no matches.')
  const unreadable = await page.place(single(await page.match(broken.id), 'home'))
  const { body } = await page.place(single(await page.match(valid.id), 'home'))
  await studio.db.query(`update studio.round set choice = '{}' where id = $1`, [unreadable.body['roundId']])

  vi.setSystemTime(valid.kickOff.getTime() + 11 * MINUTE_MS)
  const { rows } = await vi.waitUntil(
    async () => {
      const found = await studio.db.query<{ state: string }>('select state from studio.round where id = $1', [
        body['roundId'],
      ])
      return found.rows[0]?.state === 'closed' && found
    },
    { timeout: 25_000 },
  )
  expect(rows).toEqual([{ state: 'closed' }])
  const legs = await studio.db.query(`select became from book.leg where fixture_id = $1`, [broken.id])
  expect(legs.rows).toEqual([{ became: null }])
})
