import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { openDatabase } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { createLog } from '@ante/plain-server/log.ts'
import type { RunningServer } from '@ante/plain-server/start-server.ts'
import { submitConsoleForm } from '@ante/plain-server/test/developer-console.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { bookPage, coming, MINUTE_MS, secretFor, single } from '../test/book-page.ts'
import type { BookPage } from '../test/book-page.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '../test/fake-gateway.ts'
import type { FakeGateway } from '../test/fake-gateway.ts'
import { newTapId } from '../test/page-calls.ts'
import { startTestStudio } from '../test/start-studio.ts'
import { bookPath, TicketsView } from './book-contract.ts'
import type { MatchState } from './season/moment.ts'
import { MAX_PARTS } from './tickets/sold-parts.ts'

const databaseUrl = freshDatabaseUrl()
const START_CENTS = 100_000n
const UNIT_CENTS = 10_001n
const MORNING = Date.parse('2026-11-25T08:01:30Z')
let [day, gateway, sandbox, db]: [number, FakeGateway, RunningServer, Db] = [0, undefined!, undefined!, undefined!]

const start = async () => {
  sandbox = await startTestStudio({
    databaseUrl,
    gatewayUrl: gateway.url,
    environment: { VENDORS_SECRET: FAKE_VENDORS_SECRET, VENDORS_TIME_SCALE: '2' },
  })
  await sandbox.ready
}
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING })
  await createDatabase(databaseUrl)
  gateway = await fakeGateway()
  db = openDatabase(databaseUrl, createLog('silent'))
  await start()
})
afterAll(async () => {
  await sandbox.stop()
  await db.end()
  await gateway.stop()
  await dropDatabase(databaseUrl)
  vi.useRealTimers()
})
beforeEach(() => {
  day += 1
  vi.setSystemTime(MORNING + day * DAY_MS)
  gateway.ledger.balanceCents = START_CENTS
  gateway.behave = () => 'answer'
})

// Sells the remaining open tickets, which would otherwise be paid during another test.
afterEach(async () => {
  for (const bet of bets.splice(0)) await sell(bet, { atLeastCents: '1' })
})

const willEnd = (fixture: Fixture, ends: (end: MatchState, abandonedMs: number | null) => boolean) =>
  db.query('insert into book.match (fixture_id, secret) values ($1, $2)', [fixture.id, secretFor(fixture, ends)])
const homeWins = ({ score }: MatchState, abandoned: number | null) => abandoned === null && score.home > score.away + 1
const after = (fixture: Fixture, minutes: number) => vi.setSystemTime(fixture.kickOff.getTime() + minutes * MINUTE_MS)
const moved = () => gateway.ledger.balanceCents - START_CENTS

interface PlacedBet {
  page: BookPage
  fixture: Fixture
  roundId: string
  price: bigint
}

const bets: PlacedBet[] = []

/** Places a single on the next match, whose end meets the condition `ends`. */
async function placeSingle(
  ends: Parameters<typeof willEnd>[1] = homeWins,
  pick: 'home' | 'away' = 'home',
): Promise<PlacedBet> {
  const page = await bookPage({ url: sandbox.url, gateway })
  const [fixture] = coming('football', Date.now())
  if (!fixture) throw new Error('There is no match.')
  await willEnd(fixture, ends)
  const ticket = single(await page.match(fixture.id), pick, { unitCents: `${UNIT_CENTS}` })
  const { body } = await page.place(ticket)
  const bet = { page, fixture, roundId: String(body['roundId']), price: BigInt(ticket.legs[0]?.price ?? 0) }
  bets.push(bet)
  return bet
}

const openTicket = async ({ page }: PlacedBet) =>
  TicketsView.parse((await page.post(bookPath.tickets)).body).tickets[0] ?? null
const sell = ({ page, roundId }: PlacedBet, cashOut: object, actId = newTapId()) =>
  page.act({ roundId, actId, act: { cashOut } })
const partOf = (unitCents: bigint | string, ofUnitCents: bigint | string = UNIT_CENTS) => ({
  atLeastCents: '1',
  part: { unitCents: `${unitCents}`, ofUnitCents: `${ofUnitCents}` },
})
/** Sells this part. Returns the amount paid. */
async function sold(bet: PlacedBet, ...part: Parameters<typeof partOf>): Promise<bigint> {
  const before = gateway.ledger.balanceCents
  expect((await sell(bet, partOf(...part))).body).toMatchObject({ state: 'held' })
  return gateway.ledger.balanceCents - before
}
const roundOf = async ({ page, roundId }: PlacedBet) => {
  const { rounds } = (await page.history()).body as { rounds: { round: Record<string, unknown> }[] }
  return rounds.find(({ round }) => round['roundId'] === roundId)?.round
}
const until = (bet: PlacedBet, expected: object) =>
  vi.waitFor(async () => expect(await roundOf(bet)).toMatchObject(expected), { timeout: 20_000 })
const payout = (unitCents: bigint, price: bigint) => (unitCents * price + 999n) / 1_000n

test('a half is sold for half of the offer, and the other half is paid as the match ends', async () => {
  const bet = await placeSingle()
  const offer = BigInt((await openTicket(bet))?.cashOutCents ?? 0)
  const paid = await sold(bet, 5_000n)
  expect(paid).toBe((offer * 5_000n) / UNIT_CENTS)
  const remainingCents = UNIT_CENTS - 5_000n
  expect(await openTicket(bet)).toMatchObject({
    stakeCents: `${UNIT_CENTS}`,
    sold: [{ unitCents: '5000', stakeCents: '5000', paidCents: `${paid}` }],
    maxCents: `${payout(remainingCents, bet.price)}`,
  })

  after(bet.fixture, 11)
  const won = paid + payout(remainingCents, bet.price)
  await until(bet, {
    paid: true,
    wonCents: `${won}`,
    outcome: { how: 'settled', sold: [{ paidCents: `${paid}` }] },
  })
  expect(moved()).toBe(won - UNIT_CENTS)
})

test('two parts, and then the remaining ticket, never pay more than selling everything', async () => {
  const bet = await placeSingle()
  const offer = BigInt((await openTicket(bet))?.cashOutCents ?? 0)
  const parts = [await sold(bet, 3_333n), await sold(bet, 3_333n, UNIT_CENTS - 3_333n)]
  const remainingCents = BigInt((await openTicket(bet))?.cashOutCents ?? 0)
  const { body } = await sell(bet, { atLeastCents: `${remainingCents}` })

  const totalCents = parts.reduce((sum, cents) => sum + cents, remainingCents)
  expect(body).toMatchObject({ state: 'played', wonCents: `${totalCents}`, outcome: { how: 'cashed-out' } })
  expect(offer - totalCents).toBeGreaterThanOrEqual(0n)
  expect(offer - totalCents).toBeLessThanOrEqual(3n)
  expect(moved()).toBe(totalCents - UNIT_CENTS)
})

test('a tap repeated immediately and later sells once', async () => {
  const [bet, actId] = [await placeSingle(), newTapId()]
  await Promise.all([1, 2, 3].map(() => sell(bet, partOf(5_000n), actId)))
  await sell(bet, partOf(5_000n), actId)
  expect((await openTicket(bet))?.sold).toHaveLength(1)
})

test('of two pages that sell a half simultaneously one has to review the offer again', async () => {
  const bet = await placeSingle()
  const sales = await Promise.all([sell(bet, partOf(5_000n)), sell(bet, partOf(5_000n))])

  const refused = sales.filter(({ body }) => body['error'])
  expect(refused).toMatchObject([{ body: { error: { code: 'cash_out.changed' } } }])
  expect((await openTicket(bet))?.sold).toHaveLength(1)
})

test.each([
  ['nothing', partOf('0'), 'act.unknown'],
  ['a negative amount', partOf('-5000'), 'act.unknown'],
  ['a fraction of a cent', partOf('0.5'), 'act.unknown'],
  ['an amount with too many digits', partOf('1'.repeat(40)), 'act.unknown'],
  [
    'an amount that is not a string',
    { atLeastCents: '1', part: { unitCents: 5_000, ofUnitCents: 10_001 } },
    'act.unknown',
  ],
  ['the whole stake as a part', partOf(UNIT_CENTS), 'cash_out.no_part'],
  ['more than the whole stake', partOf(UNIT_CENTS + 1n), 'cash_out.no_part'],
  ['a part of a larger stake than the current one', partOf(5_000n, 2n * UNIT_CENTS), 'cash_out.changed'],
  ['a part for more than its value', { ...partOf(5_000n), atLeastCents: '9999' }, 'cash_out.changed'],
])('a request to sell %s sells nothing', async (_, cashOut, code) => {
  const bet = await placeSingle()
  expect((await sell(bet, cashOut)).body).toMatchObject({ error: { code } })
  expect(await openTicket(bet)).toMatchObject({ sold: [] })
  expect(moved()).toBe(-UNIT_CENTS)
})

test('the number of partial sales of a ticket is limited; then only the whole remaining ticket is sold', async () => {
  const bet = await placeSingle()
  for (let nth = 0n; nth < MAX_PARTS; nth++) await sold(bet, 500n, UNIT_CENTS - nth * 500n)
  const remainingCents = UNIT_CENTS - 500n * BigInt(MAX_PARTS)

  expect((await sell(bet, partOf(500n, remainingCents))).body).toMatchObject({
    error: { code: 'cash_out.too_many_parts' },
  })
  expect((await sell(bet, { atLeastCents: '1' })).body).toMatchObject({ state: 'played' })
})

test('in an abandoned match the remaining ticket is worth its stake, and the sold part stays sold', async () => {
  const bet = await placeSingle((_end, abandonedMs) => abandonedMs !== null)
  const paid = await sold(bet, 4_000n)
  after(bet.fixture, 11)

  await until(bet, { state: 'played', paid: true, outcome: { legs: [{ became: 'void' }] } })
  expect(moved()).toBe(paid - 4_000n)
})

test('a corrected result resettles the remaining ticket, down and up, and not the sold part', async () => {
  const bet = await placeSingle()
  const paid = await sold(bet, 2_500n)
  const correctResult = async (result: string) => {
    const { status } = await submitConsoleForm(sandbox.url, 'results', { fixtureId: bet.fixture.id, result })
    expect(status).toBe(303)
  }
  after(bet.fixture, 11)
  const won = payout(UNIT_CENTS - 2_500n, bet.price)
  await until(bet, { paid: true, wonCents: `${paid + won}` })

  await correctResult('0:2')
  await until(bet, { wonCents: `${paid}`, outcome: { isCorrected: true, sold: [{ unitCents: '2500' }] } })
  expect(moved()).toBe(paid - UNIT_CENTS)
  await correctResult('3:0')
  await until(bet, { wonCents: `${paid + won}` })
  expect(moved()).toBe(paid + won - UNIT_CENTS)
})

test('a vendor that stops before the wallet has answered pays the sold part once, after its restart', async () => {
  const bet = await placeSingle()
  gateway.behave = (name) => (name === 'win' ? 'lose-answer' : 'answer')
  expect((await sell(bet, partOf(5_000n))).body).toMatchObject({ state: 'held' })
  await sandbox.stop()
  // The cleanup cannot sell this ticket: its page still calls the stopped server's address.
  bets.length = 0
  gateway.behave = () => 'answer'
  await start()
  await vi.waitFor(
    async () => {
      const { rowCount } = await db.query('select from studio.part where ended_at is null')
      expect(rowCount).toBe(0)
    },
    { timeout: 20_000 },
  )
  const { rows } = await db.query<{ paid: bigint }>('select parts_cents as paid from studio.round where id = $1', [
    bet.roundId,
  ])
  expect(moved()).toBe((rows[0]?.paid ?? 0n) - UNIT_CENTS)
})
