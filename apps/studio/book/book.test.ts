import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { after, bookStudio, START_CENTS } from '../test/book-studio.ts'
import type { BookStudio } from '../test/book-studio.ts'
import { bookPage, coming, firstComing, MINUTE_MS, secretFor, single } from '../test/book-page.ts'
import type { BookPage } from '../test/book-page.ts'
import { newTapId } from '../test/page-calls.ts'
import { bookPath } from './book-contract.ts'
import type { TicketsView } from './book-contract.ts'

let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-23T08:01:30Z')
})
afterAll(() => studio.close())
beforeEach(() => studio.nextDay())

const open = () => bookPage(studio)
const homeWins = (fixture: Fixture) =>
  studio.willEnd(
    fixture,
    secretFor(fixture, ({ score }, abandoned) => abandoned === null && score.home > score.away),
  )
const untilEnded = (page: BookPage, roundId: unknown) =>
  vi.waitFor(
    async () => {
      const { rounds } = (await page.history()).body as { rounds: { round: Record<string, unknown> }[] }
      const round = rounds.find((entry) => entry.round['roundId'] === roundId)?.round
      expect(round).toMatchObject({ state: expect.stringMatching(/^(played|undone)$/) })
      if (round?.['state'] === 'played') expect(round).toMatchObject({ paid: true })
      return round
    },
    { timeout: 10_000 },
  )

test('a single is accepted, held, and paid at its accepted price', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await homeWins(fixture)
  const ticket = single(await page.match(fixture.id), 'home')
  const { body } = await page.place(ticket)
  expect(body).toMatchObject({ state: 'held', stakeCents: '1037' })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - 1_037n)

  after(fixture, 11)
  const price = BigInt(ticket.legs[0]?.price ?? 0)
  const won = (1_037n * price + 999n) / 1_000n
  expect(await untilEnded(page, body['roundId'])).toMatchObject({ wonCents: `${won}` })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - 1_037n + won)
})

test('opposite bets in one market have no valid bet, and a single bet follows the wallet’s rule', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await homeWins(fixture)
  const view = await page.match(fixture.id)
  const sides = [await page.place(single(view, 'home')), await page.place(single(view, 'away'))]
  const alone = await (await open()).place(single(view, 'home'))
  after(fixture, 11)
  for (const { body } of sides) await untilEnded(page, body['roundId'])

  const { rows } = await studio.db.query<{ validCents: bigint | null }>(
    `select valid_cents as "validCents" from studio.round where id = any ($1) order by drawn_at`,
    [[...sides, alone].map(({ body }) => body['roundId'])],
  )
  expect(rows.map(({ validCents }) => validCents)).toEqual([0n, 0n, null])
})

test('a repeated tap places one ticket', async () => {
  const [page, fixture, tapId] = [await open(), firstComing(), newTapId()]
  const ticket = single(await page.match(fixture.id), 'away')
  const [one, other] = await Promise.all([page.place(ticket, tapId), page.place(ticket, tapId)])
  const late = await page.place({ ...ticket, unitCents: '999' }, tapId)

  expect([other.body['roundId'], late.body['roundId']]).toEqual([one.body['roundId'], one.body['roundId']])
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - 1_037n)
})

test('prices that were never offered, one match twice, and excessive stakes are refused, and debit nothing', async () => {
  const [page, fixture] = [await open(), firstComing()]
  const ticket = single(await page.match(fixture.id), 'home')
  const [leg] = ticket.legs
  if (!leg) throw new Error('There is no pick.')
  const refused = async (input: unknown) => (await page.place(input)).body['error']

  expect(await refused({ ...ticket, legs: [{ ...leg, price: 50_000 }] })).toMatchObject({
    code: 'ticket.odds_changed',
    prices: [leg.price],
  })
  expect(await refused({ ...ticket, legs: [leg, leg], system: 'accumulator' })).toMatchObject({
    code: 'ticket.same_match',
  })
  expect(await refused({ ...ticket, unitCents: '999999999' })).toMatchObject({ code: 'ticket.stake_limit' })
  expect(await refused({ ...ticket, unitCents: '1' })).toMatchObject({ code: 'ticket.below_least' })
  expect(await refused({ ...ticket, legs: [{ ...leg, market: 'match.handicap.399' }] })).toMatchObject({
    code: 'ticket.closed',
  })
  expect(await refused({ ...ticket, legs: [{ ...leg, fixtureId: 'titans-2493641' }] })).toMatchObject({
    code: 'ticket.unknown_match',
  })
  expect(await refused({ legs: 'all' })).toMatchObject({ code: 'invalid' })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('no stake bypasses the ticket limits', async () => {
  const [page, fixture] = [await open(), firstComing()]
  const choice = single(await page.match(fixture.id), 'home')

  expect((await page.round(newTapId(), { stakeCents: '1037', choice })).body).toMatchObject({
    error: { code: 'ticket.unchecked' },
  })
})

test('a stake that the wallet accepts after the kick-off is returned', async () => {
  const [page, fixture] = [await open(), firstComing()]
  const ticket = single(await page.match(fixture.id), 'home')
  studio.gateway.behave = (name) => {
    if (name === 'bet') after(fixture, 12)
    return 'answer'
  }
  const { body } = await page.place(ticket)

  expect(await untilEnded(page, body['roundId'])).toMatchObject({ state: 'undone', code: 'stake.too_late' })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('a bet in play waits, is checked again, and gets the price of the second check', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await studio.willEnd(
    fixture,
    secretFor(fixture, ({ score }, abandoned) => abandoned === null && score.home + score.away === 0),
  )
  after(fixture, 1)
  const view = await vi.waitFor(async () => {
    const live = await page.match(fixture.id)
    expect(live).toMatchObject({ phase: 'live', acceptsBets: true })
    return live
  })
  const ticket = single(view, 'home')
  const placing = page.place({ ...ticket, oddsChange: 'any' })
  after(fixture, 3)
  const { body } = await placing
  const refused = await page.place(ticket)

  const laterLeg = single(await page.match(fixture.id), 'home').legs[0]?.price
  expect(laterLeg).not.toBe(ticket.legs[0]?.price)
  expect(body).toMatchObject({ state: 'held', choice: { legs: [{ price: laterLeg }] } })
  expect(refused.body).toMatchObject({ error: { code: 'ticket.odds_changed', prices: [laterLeg] } })
})

test('an abandoned match refunds its stakes', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await studio.willEnd(
    fixture,
    secretFor(fixture, (_end, abandonedMs) => abandonedMs !== null),
  )
  const { body } = await page.place(single(await page.match(fixture.id), 'draw'))
  after(fixture, 11)

  expect(await untilEnded(page, body['roundId'])).toMatchObject({ state: 'undone', code: 'round.voided' })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('an accumulator with one lost pick is settled before its last match', async () => {
  const page = await open()
  const [first, second] = coming('football', Date.now())
  if (!first || !second) throw new Error('There are no matches.')
  await homeWins(first)
  const legs = [single(await page.match(first.id), 'away'), single(await page.match(second.id), 'home')]
  const { body } = await page.place({
    ...legs[0],
    legs: legs.flatMap((leg) => leg.legs),
    system: 'accumulator',
  })
  vi.setSystemTime(first.kickOff.getTime() + 9.5 * MINUTE_MS)

  expect(await untilEnded(page, body['roundId'])).toMatchObject({
    wonCents: '0',
    outcome: { how: 'settled', legs: [{ became: 'lost' }, { became: null }] },
  })
})

test('a ticket is cashed out once, for no less than the offer, and is then closed', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await homeWins(fixture)
  const { body } = await page.place(single(await page.match(fixture.id), 'home', { unitCents: '10000' }))
  const roundId = String(body['roundId'])
  const { tickets } = (await page.post(bookPath.tickets)).body as unknown as TicketsView
  const offered = BigInt(tickets[0]?.cashOutCents ?? 0)
  expect(offered).toBeGreaterThan(8_500n)
  const sell = (atLeastCents: bigint, actId = newTapId()) =>
    page.act({ roundId, actId, act: { cashOut: { atLeastCents: `${atLeastCents}` } } })

  expect((await sell(offered + 1n)).body).toMatchObject({
    error: { code: 'cash_out.changed', offerCents: `${offered}` },
  })
  const actId = newTapId()
  expect((await sell(offered, actId)).body).toMatchObject({ state: 'played', wonCents: `${offered}` })
  expect((await sell(offered, actId)).body).toMatchObject({ state: 'played' })
  expect((await sell(offered)).body).toMatchObject({ error: { code: 'round.over' } })
  after(fixture, 11)
  await vi.waitFor(async () => expect((await page.post(bookPath.results)).body['matches']).not.toEqual([]))
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - 10_000n + offered)
})

test('a restart with open tickets settles them by the final results', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await homeWins(fixture)
  const ticket = single(await page.match(fixture.id), 'home')
  const { body } = await page.place(ticket)
  await studio.stop()
  after(fixture, 14)
  await studio.start()
  const reopenedPage = await bookPage(studio)
  expect(reopenedPage.key).not.toBe(page.key)

  const samePlayerPage = { ...page, history: () => history(page.key) }
  expect(await untilEnded(samePlayerPage, body['roundId'])).toMatchObject({ state: 'played' })
})

async function history(key: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
  const response = await fetch(`${studio.url}/studio/api/history`, { method: 'POST', headers, body: '{}' })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
