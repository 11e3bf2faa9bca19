import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { submitConsoleForm, openConsole } from '@ante/plain-server/test/developer-console.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { after, bookStudio, START_CENTS } from '../test/book-studio.ts'
import type { BookStudio } from '../test/book-studio.ts'
import { bookPage, coming, firstComing, MINUTE_MS, secretFor, single } from '../test/book-page.ts'
import type { BookPage } from '../test/book-page.ts'
import { newTapId } from '../test/page-calls.ts'
import { provisionalResult, REVIEW_MS } from './season/entered.ts'
import type { MatchState } from './season/moment.ts'
import { secretDraw, timelineOf } from './season/timeline.ts'

const STAKE_CENTS = 1_037n
let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-24T08:01:30Z')
})
afterAll(() => studio.close())
beforeEach(() => studio.nextDay())

const open = () => bookPage(studio)
const homeWins = ({ score }: MatchState, abandoned: number | null) => abandoned === null && score.home > score.away + 1
const endOf = (fixture: Fixture, secret: string) => timelineOf(fixture, secretDraw(secret)).at(-1)!

async function roundOf(page: BookPage, roundId: unknown) {
  const { rounds } = (await page.history()).body as { rounds: { round: Record<string, unknown> }[] }
  return rounds.find(({ round }) => round['roundId'] === roundId)?.round
}
const until = (page: BookPage, roundId: unknown, expected: object) =>
  vi.waitFor(async () => expect(await roundOf(page, roundId)).toMatchObject(expected), { timeout: 20_000 })
const correctResult = async (fixture: Fixture, result: string) => {
  const { status } = await submitConsoleForm(studio.url, 'results', { fixtureId: fixture.id, result })
  return status
}
const payoutAt = (price: number | undefined) => (STAKE_CENTS * BigInt(price ?? 0) + 999n) / 1_000n

test('a correction reverses a ticket paid by the wrong result, and pays a ticket lost by it', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await studio.willEnd(fixture, secretFor(fixture, homeWins))
  const view = await page.match(fixture.id)
  const [home, away] = [single(view, 'home'), single(view, 'away')]
  const [won, lost] = [await page.place(home), await page.place(away)]
  after(fixture, 11)
  await until(page, won.body['roundId'], { paid: true, wonCents: `${payoutAt(home.legs[0]?.price)}` })
  await until(page, lost.body['roundId'], { paid: true, wonCents: '0' })

  expect(await correctResult(fixture, '0:2')).toBe(303)
  const corrected = { how: 'settled', isCorrected: true }
  await until(page, won.body['roundId'], { wonCents: '0', outcome: { ...corrected, legs: [{ became: 'lost' }] } })
  await until(page, lost.body['roundId'], {
    wonCents: `${payoutAt(away.legs[0]?.price)}`,
    outcome: { ...corrected, legs: [{ became: 'won', score: { home: 0, away: 2 } }] },
  })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - 2n * STAKE_CENTS + payoutAt(away.legs[0]?.price))

  expect(await correctResult(fixture, '3:0')).toBe(303)
  await until(page, won.body['roundId'], { wonCents: `${payoutAt(home.legs[0]?.price)}` })
  await until(page, lost.body['roundId'], { wonCents: '0' })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - 2n * STAKE_CENTS + payoutAt(home.legs[0]?.price))
})

test('the results console refuses impossible results, and matches that are not over', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await studio.willEnd(fixture, secretFor(fixture, homeWins))
  await page.list()
  expect(await correctResult(fixture, '1:0')).toBe(409)
  after(fixture, 11)
  expect(await correctResult(fixture, 'many')).toBe(400)
  expect(await correctResult(fixture, '1:-1')).toBe(400)
  expect(await formOf(fixture)).toContain(`value="${fixture.id}"`)
  expect(await formOf(fixture)).not.toContain('Corrected in this console')

  expect(await correctResult(fixture, '7:0')).toBe(303)
  expect(await formOf(fixture)).toMatch(/value="7:0"[\s\S]*Corrected in this console/)

  async function formOf({ id }: Fixture): Promise<string | undefined> {
    const consolePage = await (await openConsole(studio.url, '/results')).text()
    return consolePage.split('</form>').find((form) => form.includes(id))
  }
})

test('an accumulator that was lost too early continues, and is paid when its last match has ended', async () => {
  const page = await open()
  const [first, second] = coming('football', Date.now())
  if (!first || !second) throw new Error('There are no matches.')
  await studio.willEnd(first, secretFor(first, homeWins))
  await studio.willEnd(second, secretFor(second, homeWins))
  const picks = [single(await page.match(first.id), 'away'), single(await page.match(second.id), 'home')]
  const legs = picks.flatMap((pick) => pick.legs)
  const { body } = await page.place({ ...picks[0], legs, system: 'accumulator' })
  vi.setSystemTime(first.kickOff.getTime() + 9.5 * MINUTE_MS)
  await until(page, body['roundId'], { paid: true, wonCents: '0' })

  await correctResult(first, '0:1')
  after(second, 11)
  await until(page, body['roundId'], {
    outcome: { isCorrected: true, legs: [{ became: 'won' }, { became: 'won' }] },
  })
  const round = await roundOf(page, body['roundId'])
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE_CENTS + BigInt(String(round?.['wonCents'])))
})

test('a sold ticket stays sold', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await studio.willEnd(fixture, secretFor(fixture, homeWins))
  const { body } = await page.place(single(await page.match(fixture.id), 'home'))
  const cashOut = { cashOut: { atLeastCents: '1' } }
  const sold = await page.act({ roundId: String(body['roundId']), actId: newTapId(), act: cashOut })
  after(fixture, 11)
  const later = firstComing()
  // This match ends while the next test checks the balance, so the bet on it must lose: a win would change the balance.
  await studio.willEnd(
    later,
    secretFor(later, ({ score }, abandoned) => abandoned === null && score.home < score.away),
  )
  const other = await page.place(single(await page.match(later.id), 'home'))
  await correctResult(fixture, '0:1')
  await vi.waitFor(async () => {
    const { rows } = await studio.db.query('select from book.match where fixture_id = $1 and settled_version = 1', [
      fixture.id,
    ])
    expect(rows).toHaveLength(1)
  })
  expect(await roundOf(page, body['roundId'])).toMatchObject({ wonCents: sold.body['wonCents'] })
  expect(other.body).toMatchObject({ state: 'held' })
})

test('some results are entered wrongly, reviewed, and corrected; also across a restart', async () => {
  const [page, fixture] = [await open(), firstComing()]
  // The match ends level, but a goal too many is entered: bets on the draw are lost at first.
  const secret = secretFor(fixture, ({ score }, abandoned) => abandoned === null && score.home === score.away, true)
  await studio.willEnd(fixture, secret, true)
  const ticket = single(await page.match(fixture.id), 'draw')
  const { body } = await page.place(ticket)
  const { atMs, moment } = endOf(fixture, secret)
  const wrongResult = provisionalResult('football', secret, moment)
  vi.setSystemTime(fixture.kickOff.getTime() + atMs + REVIEW_MS / 2)
  await until(page, body['roundId'], { paid: true, wonCents: '0', outcome: { legs: [{ score: wrongResult?.score }] } })

  await studio.stop()
  vi.setSystemTime(fixture.kickOff.getTime() + atMs + REVIEW_MS + 1_000)
  await studio.start()
  await vi.waitFor(
    () => expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE_CENTS + payoutAt(ticket.legs[0]?.price)),
    { timeout: 20_000 },
  )
})
