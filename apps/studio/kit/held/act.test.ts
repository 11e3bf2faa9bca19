import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { heldFixtures, newTable, stakeAt, toss } from '../../test/held-fixtures.ts'
import type { HeldFixtures } from '../../test/held-fixtures.ts'
import { newTapId } from '../../test/page-calls.ts'
import { newSession, sessionNow } from '../../test/round-fixtures.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import { roundById } from '../rounds/round-store.ts'
import type { Round } from '../rounds/round.ts'
import { actOnRound } from './act.ts'

const START_CENTS = 100_000n

let fixtures: HeldFixtures
let session: PlaySession
let round: Round
beforeAll(async () => {
  fixtures = await heldFixtures()
})
afterAll(() => fixtures.stop())
beforeEach(async () => {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  fixtures.gateway.behave = () => 'answer'
  const sessionId = await newSession(fixtures)
  session = await sessionNow(fixtures, sessionId)
  round = await stakeAt(fixtures, newTable(), { sessionId })
})

const act = (does: unknown, { actId = newTapId(), by = session }: { actId?: string; by?: PlaySession } = {}) =>
  actOnRound(fixtures.ports, by, { roundId: round.id, actId, act: does })
const peeksIn = ({ progress }: Round) => (progress as { peeks: number }).peeks

test('an action continues its round', async () => {
  expect(peeksIn(await act('peek'))).toBe(1)
  expect(peeksIn(await act('peek'))).toBe(2)
})

test('an action repeated immediately or later is executed once', async () => {
  const actId = newTapId()
  const received = await Promise.all([act('peek', { actId }), act('peek', { actId }), act('leave', { actId })])

  expect(received.map(peeksIn)).toEqual([1, 1, 1])
  expect(peeksIn(await act('peek', { actId }))).toBe(1)
})

test('an action that decides its round pays it immediately, and only once', async () => {
  const actId = newTapId()
  const results = await Promise.all([act('leave', { actId }), act('leave', { actId })])
  const decided = await act('leave', { actId })

  expect(results.map(({ id }) => id)).toEqual([round.id, round.id])
  expect(decided).toMatchObject({ state: 'closed', wonCents: 50n, outcome: { came: 'none' } })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - 50n)
  await expect(act('peek')).rejects.toMatchObject({ code: 'round.over' })
})

test('a simultaneous action and settlement decide it once', async () => {
  const [leaving, settled] = await Promise.allSettled([act('leave'), toss(fixtures, round.subject ?? '')])

  const { outcome } = await roundById(fixtures.db, round.id)
  const bySettling = settled.status === 'fulfilled' && settled.value.length === 1
  expect(outcome).toEqual({ came: bySettling ? 'heads' : 'none' })
  expect(leaving.status).toBe(bySettling ? 'rejected' : 'fulfilled')
})

test.each([
  ['a missing action', undefined, 'act.unknown'],
  ['an unknown action', { peek: true }, 'act.unknown'],
  ['an action that is not allowed now', 'cheat', 'act.not_now'],
])('%s changes nothing', async (_, does, code) => {
  await expect(act(does)).rejects.toMatchObject({ code })
  const { rows } = await fixtures.db.query('select from studio.act where round_id = $1', [round.id])
  expect(rows).toHaveLength(0)
  expect(await roundById(fixtures.db, round.id)).toMatchObject({ state: 'held' })
})

test('actions on another player’s round or from a replaced page are refused', async () => {
  const stranger = await sessionNow(fixtures, await newSession(fixtures))
  await expect(act('peek', { by: stranger })).rejects.toMatchObject({ code: 'round.unknown' })
  const { playerId } = session
  const later = await sessionNow(fixtures, await newSession(fixtures, { playerId }))
  await expect(act('peek', { by: await sessionNow(fixtures, session.id) })).rejects.toMatchObject({
    code: 'session.replaced',
  })

  expect(peeksIn(await act('peek', { by: later }))).toBe(1)
})
