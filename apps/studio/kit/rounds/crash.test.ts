import { afterAll, beforeAll, expect, test } from 'vitest'

import { newTapId } from '../../test/page-calls.ts'
import { cutAfter, PowerCut } from '../../test/power-cut.ts'
import {
  always,
  expireLeases,
  newSession,
  playing,
  roundFixtures,
  STAKE_CENTS,
  WON_CENTS,
} from '../../test/round-fixtures.ts'
import type { RoundFixtures } from '../../test/round-fixtures.ts'
import { advanceDrawn } from './advance.ts'
import { beginRound } from './begin-round.ts'
import { roundById } from './round-store.ts'
import { resumeDueRounds } from './worker.ts'

const WINS = [2, 6, 10, 0, 0]
const START_CENTS = 100_000n
/** Upper bound of the steps of a won round, each a statement or a call. */
const MAX_STEPS = 12

let fixtures: RoundFixtures
beforeAll(async () => {
  fixtures = await roundFixtures()
})
afterAll(() => fixtures.stop())

async function playUntilCut(steps: number, loseBetAnswer: boolean): Promise<string> {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  fixtures.gateway.behave = (name) => (name === 'bet' && loseBetAnswer ? 'lose-answer' : 'answer')
  const request = { sessionId: await newSession(fixtures), tapId: newTapId(), stakeCents: STAKE_CENTS }
  const options = { findTitle: playing(), drawBelow: always(WINS), leaseMs: fixtures.ports.leaseMs }
  const { round } = await beginRound(fixtures.db, request, options)
  await advanceDrawn(cutAfter(steps, fixtures.ports), round).catch((error: unknown) => {
    if (!(error instanceof PowerCut)) throw error
  })
  return round.id
}

const everyCut = Array.from({ length: MAX_STEPS + 1 }, (_, steps) => [
  { steps, loseBetAnswer: false },
  { steps, loseBetAnswer: true },
]).flat()

test.each(everyCut)('a crash after step $steps leaves the money right (answer lost: $loseBetAnswer)', async (cut) => {
  const id = await playUntilCut(cut.steps, cut.loseBetAnswer)
  await expireLeases(fixtures)
  await resumeDueRounds(fixtures.ports)

  const { state } = await roundById(fixtures.db, id)
  expect(['closed', 'rolled_back', 'refused']).toContain(state)
  const moved = state === 'closed' ? WON_CENTS - STAKE_CENTS : 0n
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + moved)
  await expireLeases(fixtures)
  expect(await resumeDueRounds(fixtures.ports)).toBe(0)
})

test('the last of these crashes is after the end, the first before the bet', async () => {
  const states = await Promise.all([0, MAX_STEPS].map((steps) => playUntilCut(steps, false)))
  const [first, last] = await Promise.all(states.map((id) => roundById(fixtures.db, id)))

  expect(first?.state).toBe('drawn')
  expect(last?.state).toBe('closed')
})
