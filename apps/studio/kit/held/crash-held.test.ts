import { afterAll, beforeAll, expect, test } from 'vitest'

import { cutAfter, PowerCut } from '../../test/power-cut.ts'
import { returnStakes, heldFixtures, newTable, toss, untilSettled } from '../../test/held-fixtures.ts'
import type { HeldFixtures } from '../../test/held-fixtures.ts'
import { newTapId } from '../../test/page-calls.ts'
import { expireLeases, newSession } from '../../test/round-fixtures.ts'
import { drawSecurely } from '../maths/random.ts'
import { advanceDrawn, resumeRound } from '../rounds/advance.ts'
import { beginRound } from '../rounds/begin-round.ts'
import { roundById } from '../rounds/round-store.ts'

const START_CENTS = 100_000n
/** Upper bound of the steps of an accepted stake, each a statement or a call. */
const MAX_STEPS = 10

let fixtures: HeldFixtures
beforeAll(async () => {
  fixtures = await heldFixtures()
})
afterAll(() => fixtures.stop())

const ignorePowerCut = (error: unknown) => {
  if (!(error instanceof PowerCut)) throw error
}

async function stakeUntilCut(table: string, steps: number, loseBetAnswer: boolean): Promise<string> {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  fixtures.gateway.behave = (name) => (name === 'bet' && loseBetAnswer ? 'lose-answer' : 'answer')
  const choice = { table, on: 'heads' }
  const request = { sessionId: await newSession(fixtures), tapId: newTapId(), stakeCents: 100n, choice }
  const { findTitle, leaseMs } = fixtures.ports
  const { round } = await beginRound(fixtures.db, request, { findTitle, drawBelow: drawSecurely, leaseMs })
  await advanceDrawn(cutAfter(steps, fixtures.ports), round).catch(ignorePowerCut)
  return round.id
}

const everyCut = Array.from({ length: MAX_STEPS + 1 }, (_, steps) => [
  { steps, loseBetAnswer: false },
  { steps, loseBetAnswer: true },
]).flat()

test.each(everyCut)('a crash after step $steps of a stake loses nothing (answer lost: $loseBetAnswer)', async (cut) => {
  const table = newTable()
  const id = await stakeUntilCut(table, cut.steps, cut.loseBetAnswer)
  await untilSettled(fixtures)
  await toss(fixtures, table)
  await untilSettled(fixtures)

  const { state } = await roundById(fixtures.db, id)
  expect(['closed', 'rolled_back', 'refused']).toContain(state)
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + (state === 'closed' ? 100n : 0n))
})

test('the last of these crashes is after the acceptance of the stake', async () => {
  const id = await stakeUntilCut(newTable(), MAX_STEPS, false)
  expect((await roundById(fixtures.db, id)).state).toBe('held')
})

const afterDecision = Array.from({ length: 7 }, (_, steps) => [
  { steps, decide: toss, moved: 100n },
  { steps, decide: returnStakes, moved: 0n },
]).flat()

test.each(afterDecision)(
  'a crash after step $steps following $decide.name pays once',
  async ({ steps, decide, moved }) => {
    const table = newTable()
    const id = await stakeUntilCut(table, 99, false)
    await decide(fixtures, table)
    await resumeRound(cutAfter(steps, fixtures.ports), await roundById(fixtures.db, id)).catch(ignorePowerCut)
    await expireLeases(fixtures)
    await untilSettled(fixtures)

    expect(['closed', 'rolled_back']).toContain((await roundById(fixtures.db, id)).state)
    expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + moved)
  },
)
