import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  returnStakes,
  heldFixtures,
  newTable,
  SOLD_CENTS,
  stakeAt,
  toss,
  untilSettled,
} from '../../test/held-fixtures.ts'
import type { HeldFixtures } from '../../test/held-fixtures.ts'
import { newTapId } from '../../test/page-calls.ts'
import { cutAfter, PowerCut } from '../../test/power-cut.ts'
import { newSession, sessionNow } from '../../test/round-fixtures.ts'
import type { RoundPorts } from '../rounds/advance.ts'
import { roundById } from '../rounds/round-store.ts'
import type { Round } from '../rounds/round.ts'
import { positionOf } from '../rounds/shown-rounds.ts'
import { listRounds } from '../service/list-rounds.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import { actOnRound } from './act.ts'

const START_CENTS = 100_000n

let fixtures: HeldFixtures
let session: PlaySession
let round: Round
let table: string
beforeAll(async () => {
  fixtures = await heldFixtures()
})
afterAll(() => fixtures.stop())
beforeEach(async () => {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  fixtures.gateway.behave = () => 'answer'
  table = newTable()
  const sessionId = await newSession(fixtures)
  session = await sessionNow(fixtures, sessionId)
  round = await stakeAt(fixtures, table, { sessionId })
  fixtures.gateway.calls.length = 0
})

const sell = (actId = newTapId(), ports: RoundPorts = fixtures.ports) =>
  actOnRound(ports, session, { roundId: round.id, actId, act: 'sell' })
const wins = () => fixtures.gateway.calls.flatMap(({ name, input }) => (name === 'win' ? [input] : []))
const moved = () => fixtures.gateway.ledger.balanceCents - START_CENTS
const now = () => roundById(fixtures.db, round.id)

test('a part is paid immediately, and the round continues', async () => {
  expect(await sell()).toMatchObject({ state: 'held', partsCents: SOLD_CENTS, wonCents: 0n })
  expect(wins()).toMatchObject([
    { transactionId: `${round.id}:part-1`, betTransactionId: `${round.id}:bet`, amount: '0.40', closeRound: false },
  ])
  expect(moved()).toBe(-100n + SOLD_CENTS)
  expect((await positionOf(fixtures.db, session.id)).net).toBe(-100n + SOLD_CENTS)
})

test('several parts and then the end are each paid once, and the round reports their sum', async () => {
  const actId = newTapId()
  await Promise.all([sell(actId), sell(actId)])
  await sell()
  await toss(fixtures, table)
  await untilSettled(fixtures)
  await sell(actId)

  expect(await now()).toMatchObject({ state: 'closed', wonCents: 200n, partsCents: 2n * SOLD_CENTS })
  expect(new Set(wins().map(({ transactionId }) => transactionId))).toEqual(
    new Set([`${round.id}:part-1`, `${round.id}:part-2`, `${round.id}:win`]),
  )
  expect(moved()).toBe(100n + 2n * SOLD_CENTS)
  const { rounds } = await listRounds(fixtures.db, round.vendor, { limit: 500 })
  expect(rounds.find(({ roundId }) => roundId === round.id)).toMatchObject({ state: 'paid', payout: '2.80' })
})

test.each(['lose-request', 'lose-answer', 'fail'] as const)(
  'an unanswered part (%s) is repeated, and the round is not closed before it',
  async (behaviour) => {
    fixtures.gateway.behave = (name) => (name === 'win' ? behaviour : 'answer')
    await sell()
    await toss(fixtures, table)
    await untilSettled(fixtures)
    expect(wins().every(({ closeRound }) => closeRound === false)).toBe(true)
    expect((await now()).state).toBe('win_sent')

    fixtures.gateway.behave = () => 'answer'
    await untilSettled(fixtures)
    expect(await now()).toMatchObject({ state: 'closed' })
    expect(moved()).toBe(100n + SOLD_CENTS)
  },
)

test('a round with a paid part is not returned', async () => {
  await sell()
  expect(await returnStakes(fixtures, table)).toEqual([])
  expect(await toss(fixtures, table, 'tails')).toEqual([round.id])
  await untilSettled(fixtures)

  expect(moved()).toBe(-100n + SOLD_CENTS)
  expect(fixtures.gateway.calls.map(({ name }) => name)).not.toContain('rollback')
})

test('a part sold simultaneously with the settlement is sold before it, or not at all', async () => {
  const [sold, settled] = await Promise.allSettled([sell(), toss(fixtures, table)])
  await untilSettled(fixtures)

  expect(settled).toMatchObject({ status: 'fulfilled', value: [round.id] })
  const late = { status: 'rejected', reason: { code: 'round.over' } }
  const paid = sold.status === 'fulfilled' ? SOLD_CENTS : 0n
  expect(sold).toMatchObject(paid > 0n ? { status: 'fulfilled' } : late)
  expect(await now()).toMatchObject({ state: 'closed', partsCents: paid })
  expect(moved()).toBe(100n + paid)
})

test('of a simultaneous sale and void only one takes effect', async () => {
  const [sold, voided] = await Promise.allSettled([sell(), returnStakes(fixtures, table)])
  await untilSettled(fixtures)
  const isGiven = voided.status === 'fulfilled' && voided.value.length === 1

  expect(sold.status).toBe(isGiven ? 'rejected' : 'fulfilled')
  expect(moved()).toBe(isGiven ? 0n : -100n + SOLD_CENTS)
})

test.each(Array.from({ length: 8 }, (_, steps) => steps))(
  'a crash after step %s of a sale pays the part once or not at all, and the round its end',
  async (steps) => {
    const actId = newTapId()
    await sell(actId, cutAfter(steps, fixtures.ports)).catch((error: unknown) => {
      if (!(error instanceof PowerCut)) throw error
    })
    await untilSettled(fixtures)
    const { partsCents } = await now()
    expect(moved()).toBe(-100n + partsCents)

    expect(await sell(actId)).toMatchObject({ partsCents: SOLD_CENTS })
    await toss(fixtures, table)
    await untilSettled(fixtures)
    expect(moved()).toBe(100n + SOLD_CENTS)
  },
)

test('a bet undone by the gateway gets no further payment, and its round ends', async () => {
  fixtures.gateway.behave = (name) => (name === 'win' ? { refuse: 'seamless.bet.rolled_back' } : 'answer')
  await sell()
  await toss(fixtures, table)
  await untilSettled(fixtures)

  expect(await now()).toMatchObject({ state: 'rolled_back' })
})
