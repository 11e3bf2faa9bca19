import { join } from 'node:path'

import { inTransaction } from '@ante/plain-server/db.ts'
import { migrate } from '@ante/plain-server/migrate.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { hashOfSeed, markOf, newServerSeed } from '../kit/fairness/round-fairness.ts'
import { publishedFairness } from '../kit/fairness/published-proof.ts'
import { sealOf } from '../kit/fairness/seal.ts'
import { actOnRound } from '../kit/held/act.ts'
import { heldRounds } from '../kit/held/held.ts'
import { drawSecurely } from '../kit/maths/random.ts'
import { resumeRound } from '../kit/rounds/advance.ts'
import type { RoundPorts } from '../kit/rounds/advance.ts'
import { roundPlayer } from '../kit/rounds/play-round.ts'
import { roundById } from '../kit/rounds/round-store.ts'
import type { Round } from '../kit/rounds/round.ts'
import type { PlaySession } from '../kit/sessions/play-session.ts'
import { newTapId } from '../test/page-calls.ts'
import { expireLeases, newSession, playing, roundFixtures, sessionNow } from '../test/round-fixtures.ts'
import type { RoundFixtures } from '../test/round-fixtures.ts'
import { drawFlight, createChain } from './chain.ts'
import type { Chain } from './chain.ts'
import { openFlight } from './flight-store.ts'
import type { FlightEvent } from './flight-view.ts'
import { BETTING_MS, Flights } from './flights.ts'
import { crashOf } from './game.ts'
import { MAX_POINT, msUntilPoint, payoutCents } from './maths/crash.ts'

const START_CENTS = 1_000_000n
const STAKE = 100n
const seal = sealOf('a-secret-of-this-test')
let fixtures: RoundFixtures
let ports: RoundPorts
let flights: Flights
let chain: Chain
let now = 1_000_000
let input: FlightEvent[]
beforeAll(async () => {
  fixtures = await roundFixtures()
  await migrate(fixtures.db, { owner: 'crash', folder: join(import.meta.dirname, 'migrations') })
})
afterAll(() => fixtures.stop())
beforeEach(async () => {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  await fixtures.db.query('truncate crash.flight, crash.seat')
  chain = await inTransaction(fixtures.db, (tx) => createChain(tx, seal, 200))
  await restart()
  await flights.open()
})

/** Restarts the process on the same database. */
async function restart(): Promise<void> {
  input = []
  const findTitle = playing(undefined)
  ports = {
    ...fixtures.ports,
    findTitle: (address) => ({ ...findTitle(address), game: crashOf(flights) }) as ReturnType<typeof findTitle>,
  }
  const heldService = heldRounds({
    db: fixtures.db,
    log: fixtures.ports.log,
    stake: roundPlayer(ports, { drawBelow: drawSecurely }),
    wake: () => {},
  })
  const fixed = { db: fixtures.db, heldRounds: heldService, seal, timeScale: 1 }
  flights = new Flights({ ...fixed, now: () => now, publish: (event) => void input.push(event) })
  await flights.resumeChain(chain)
}

async function board(auto: number | null = null): Promise<{ round: Round; session: PlaySession }> {
  const session = await sessionNow(fixtures, await newSession(fixtures))
  const request = { sessionId: session.id, tapId: newTapId(), stakeCents: STAKE, choice: { auto } }
  return { round: await roundPlayer(ports, { drawBelow: drawSecurely })(request), session }
}

const leave = ({ round, session }: { round: Round; session: PlaySession }, receivedAt = now, actId = newTapId()) =>
  actOnRound(ports, session, { roundId: round.id, actId, act: 'cash-out', receivedAt })

async function takeOff(): Promise<number> {
  now += BETTING_MS
  await flights.takeOff()
  return now
}

async function land(): Promise<void> {
  now = flights.crashesAt
  await flights.crash()
  await flights.settle()
}

async function paid({ id }: Round): Promise<Round> {
  await expireLeases(fixtures)
  return resumeRound(ports, await roundById(fixtures.db, id))
}

const pointOf = (marks: string[]) => drawFlight(chain, { chainIndex: chainIndexNow(), marks }).point
const pointNow = () => pointOf(flights.snapshot().marks)
const chainIndexNow = () => chain.seeds.indexOf(flights.snapshot().publishedHash) + 1

/** Sets seed contributions with which the flight reaches at least this point. */
async function flyTo(min: number): Promise<void> {
  let marks: string[] = []
  while (marks.length === 0 || pointOf(marks) < min) marks = [newServerSeed(), newServerSeed(), newServerSeed()]
  await fixtures.db.query(`update crash.flight set marks = $1 where state = 'betting'`, [marks])
  await restart()
}

test('a cash-out in time pays the point at the arrival of the message, and once', async () => {
  await flyTo(200)
  const seat = await board()
  const start = await takeOff()
  now = start + msUntilPoint(150)
  const actId = newTapId()
  const cashedOut = await leave(seat, now, actId)
  now += 3_000

  expect(cashedOut).toMatchObject({ state: 'closed', wonCents: payoutCents(150, STAKE), outcome: { left: 150 } })
  expect(await leave(seat, now, actId)).toMatchObject({ wonCents: payoutCents(150, STAKE) })
  await expect(leave(seat)).rejects.toMatchObject({ code: 'round.over' })
  expect(input.filter(({ is }) => is === 'left')).toHaveLength(1)
})

test('a cash-out counts by its time of arrival, even when processed late; a late arrival does not count', async () => {
  await flyTo(130)
  const [inTime, afterCrash] = [await board(), await board()]
  const start = await takeOff()
  const reached = pointNow()
  now = flights.crashesAt
  await flights.crash()

  expect(await leave(inTime, start + msUntilPoint(reached))).toMatchObject({ wonCents: payoutCents(reached, STAKE) })
  await expect(leave(afterCrash, flights.crashesAt)).rejects.toMatchObject({ code: 'flight.crashed' })
  await flights.settle()
  expect(await paid(afterCrash.round)).toMatchObject({
    state: 'closed',
    wonCents: 0n,
    outcome: { left: null, point: reached },
  })
})

test('an automatic cash-out pays exactly its point, as soon as the point is reached, and nothing above the crash', async () => {
  await flyTo(180)
  const [reached, above] = [await board(120), await board(pointNow() + 1)]
  const start = await takeOff()
  now = start + msUntilPoint(119)
  await flights.payReached()
  expect(await roundById(fixtures.db, reached.round.id)).toMatchObject({ state: 'held' })
  now = start + msUntilPoint(140)
  await flights.payReached()
  expect(await paid(reached.round)).toMatchObject({ state: 'closed', wonCents: payoutCents(120, STAKE) })
  await land()

  expect(await paid(above.round)).toMatchObject({ state: 'closed', wonCents: 0n })
})

test('at the highest point all remaining stakes are paid', async () => {
  await flyTo(MAX_POINT)
  const seat = await board()
  const start = await takeOff()
  now = start + msUntilPoint(MAX_POINT) - 1
  await flights.payReached()
  expect(await roundById(fixtures.db, seat.round.id)).toMatchObject({ state: 'held' })
  await land()

  const wonCents = payoutCents(MAX_POINT, STAKE)
  expect(await paid(seat.round)).toMatchObject({ state: 'closed', wonCents, outcome: { left: MAX_POINT } })
})

test('a flight whose start was stored without acknowledgement is resumed', async () => {
  const { flight } = flights.snapshot()
  await flights.open()

  expect(flights.snapshot()).toMatchObject({ phase: 'waiting', flight })
})

test('every round proves the flight once it is over, and reveals nothing before', async () => {
  await flyTo(180)
  const seat = await board(110)
  const publishedHash = flights.snapshot().publishedHash
  const start = await takeOff()
  now = start + msUntilPoint(110)
  await flights.payReached()
  expect(await roundById(fixtures.db, seat.round.id)).toMatchObject({ fairness: null })
  expect(JSON.stringify(input)).not.toContain(chain.seeds[chainIndexNow()])
  await land()

  const { fairness, outcome } = await roundById(fixtures.db, seat.round.id)
  expect(hashOfSeed(fairness?.serverSeed ?? '')).toBe(publishedHash)
  expect(outcome).toMatchObject({ left: 110, point: expect.any(Number) as number })
})

test('the crash point is unknown before the first stakes, and to readers of the database during the flight', async () => {
  const seats = [await board(), await board(), await board(), await board()]
  await takeOff()
  expect(await openFlight(fixtures.db)).toMatchObject({ point: null })
  const { rows } = await fixtures.db.query('select last_seed from crash.chain')
  expect(JSON.stringify(rows)).not.toContain(chain.seeds.at(-1))
  const marks = seats.slice(0, 3).map(({ round }) => markOf(round.id))
  expect(flights.snapshot().marks).toEqual(marks)
  expect(input.filter(({ is }) => is === 'marks')).toHaveLength(3)
  await land()

  const { fairness, outcome } = await roundById(fixtures.db, seats[3]!.round.id)
  expect(fairness).toMatchObject({ clientSeed: hashOfSeed([chain.salt, ...marks].join(':')) })
  expect(outcome).toMatchObject({ point: pointOf(marks) })
})

test('each flight’s seed is the hash of the next one’s, down to the published first hash', () => {
  expect(chain.seeds[0]).toBe(chain.publishedHash)
  for (const [index, seed] of chain.seeds.slice(1).entries()) expect(hashOfSeed(seed)).toBe(chain.seeds[index])
})

test('a stake after betting has closed is refused; a stake that the wallet accepts too late is returned', async () => {
  const early = board()
  await early
  fixtures.gateway.behave = async (name): Promise<'answer'> => {
    if (name === 'bet') await takeOff().catch(() => 0)
    return 'answer'
  }
  const { round } = await board()
  fixtures.gateway.behave = () => 'answer'

  const afterCrash = await paid(round)
  expect(afterCrash).toMatchObject({ state: 'rolled_back', refusal: { code: 'stake.too_late' } })
  await expect(board()).rejects.toMatchObject({ code: 'bets.closed' })
  expect(await publishedFairness(fixtures.db, afterCrash, crashOf(flights))).toBeNull()
  await land()
  const fairness = await publishedFairness(fixtures.db, afterCrash, crashOf(flights))
  expect(fairness).toMatchObject({ nonce: 1, mixed: { base: chain.salt } })
})

test.for([
  ['before the start', () => now, 'flight.waiting'],
  ['before anything is won', () => now, 'flight.too_soon'],
] as const)('cash-out is refused %s', async ([situation, at, code]) => {
  const seat = await board()
  if (situation === 'before anything is won') await takeOff()

  await expect(leave(seat, at())).rejects.toMatchObject({ code })
})

test('a restart during betting accepts further stakes, and keeps earlier ones', async () => {
  const { round } = await board()
  const { flight } = flights.snapshot()
  await restart()

  expect(flights.snapshot()).toMatchObject({ phase: 'betting', flight, seats: [[expect.any(String), { left: null }]] })
  await takeOff()
  await land()
  expect(await paid(round)).toMatchObject({ state: 'closed' })
})

test('a restart in flight pays automatic points below the crash, and returns the other stakes', async () => {
  await flyTo(180)
  const [auto, high, hand] = [await board(150), await board(pointNow() + 1), await board()]
  await takeOff()
  await restart()

  expect(await paid(auto.round)).toMatchObject({ state: 'closed', wonCents: payoutCents(150, STAKE) })
  expect(await paid(high.round)).toMatchObject({ state: 'rolled_back', refusal: { code: 'round.voided' } })
  expect(await paid(hand.round)).toMatchObject({ state: 'rolled_back' })
  // The result that the cancelled flight would have had is published.
  const received = await publishedFairness(fixtures.db, await roundById(fixtures.db, hand.round.id), crashOf(flights))
  expect(received).toMatchObject({ serverSeed: chain.seeds[1] })
  expect(flights.phase).toBe('crashed')
})

test('a restart after the crash was shown reverses nothing', async () => {
  const { round } = await board()
  await takeOff()
  now = flights.crashesAt
  await flights.crash()
  await restart()

  expect(await paid(round)).toMatchObject({ state: 'closed', wonCents: 0n })
})

test('when the chain can no longer be decrypted, its flight is cancelled and all stakes are returned', async () => {
  const { round } = await board()
  chain = await inTransaction(fixtures.db, (tx) => createChain(tx, seal, 200))
  await restart()

  expect(await paid(round)).toMatchObject({ state: 'rolled_back', refusal: { code: 'round.voided' } })
  expect(flights.phase).toBe('crashed')
})

test('a used-up chain is followed by a new one, whose hash is published before its first flight', async () => {
  chain = await inTransaction(fixtures.db, (tx) => createChain(tx, seal, 1))
  await fixtures.db.query('truncate crash.flight, crash.seat')
  await restart()
  await flights.open()
  await board()
  await takeOff()
  await land()
  await flights.open()

  expect(flights.snapshot().publishedHash).not.toBe(chain.publishedHash)
  expect(flights.snapshot().salt).not.toBe(chain.salt)
})
