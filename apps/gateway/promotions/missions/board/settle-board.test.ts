import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'
import { getMissionLeaderboard } from '@ante/contract/promotions/leaderboard.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../../test/start-gateway.ts'
import { signedIn } from '../../../test/members.ts'
import type { SignedInMember } from '../../../test/members.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { closeAllPromotions } from '../../test/close-all-promotions.ts'
import { laterBy, evaluateNow, promotionOf, rewardsOf, updatePromotion } from '../../test/promotion-fixtures.ts'
import { untilNoon } from '../../test/rain-fixtures.ts'
import { play } from '../../test/rebate-fixtures.ts'
import { followEvents } from '../follow-events.ts'
import { problemOf } from '../mission-rules.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  await closeAllPromotions(gateway)
  await followEvents(gateway.ports)
  gateway.ports.clock.offsetMs = untilNoon()
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

const boardFor = (window: string, changes = {}) =>
  promotionOf(
    gateway,
    'MISSION',
    {
      board: {
        window,
        prizes: [
          { to: 1, amount: '100' },
          { to: 3, amount: '20' },
        ],
      },
    },
    changes,
  )

async function stakes(member: SignedInMember, staked: string): Promise<void> {
  await play(gateway, member, { category: 'RNG', staked })
  await followEvents(gateway.ports)
}

async function boardOf({ token }: SignedInMember) {
  gateway.ports.clock.offsetMs += 6_000
  const answer = await gateway.call(getMissionLeaderboard, {}, { token })
  return answer.ok ? answer.value.board : null
}

/** Advances the clock beyond the end of the day and the wait for late rounds. */
async function dayIsOver(): Promise<void> {
  gateway.ports.clock.offsetMs += 13 * HOUR_MS
  await evaluateNow(gateway)
}

const amountsOf = async (member: SignedInMember) =>
  (await rewardsOf(gateway, await laterBy(gateway, member, 0))).rewards.map(({ amount }) => amount)

test('a first prize beyond the budget does not block smaller prizes', async () => {
  await boardFor('day', { budget: 50_0000n })
  const [first, second] = [await signedIn(gateway), await signedIn(gateway)]
  await stakes(first, '500.00')
  await stakes(second, '400.00')
  await dayIsOver()
  await evaluateNow(gateway)
  expect([await amountsOf(first), await amountsOf(second)]).toEqual([[], ['20.00']])
})

test('prizes are granted even after the board is removed from the promotion', async () => {
  const promotionId = await boardFor('day', { budget: 20_0000n })
  const winner = await signedIn(gateway)
  await stakes(winner, '500.00')
  await dayIsOver()
  expect(await amountsOf(winner)).toEqual([])
  const rules = { missions: [{ id: 'one', target: 'wins', count: 1, reward: '1' }] }
  await updatePromotion(gateway, promotionId, { rules })
  await evaluateNow(gateway)
  expect(await amountsOf(winner)).toEqual(['100.00'])
})

// rules: rewards-4
test('a board over the whole promotion shows and settles the turnover within it', async () => {
  const at = gateway.ports.clock.now().getTime()
  const now = at - (at % 60_000)
  // The promotion ends at midnight: the day that begins then does not count.
  await boardFor('promotion', { starts_at: new Date(now + DAY_MS), ends_at: new Date(now + 2 * DAY_MS + 12 * HOUR_MS) })
  const before = await signedIn(gateway)
  await stakes(before, '900.00')
  const member = await laterBy(gateway, before, DAY_MS + HOUR_MS)
  await stakes(member, '300.00')
  expect((await boardOf(member))?.rows.map(({ score }) => score)).toEqual(['300.00'])
  const late = await laterBy(gateway, member, DAY_MS + 12 * HOUR_MS)
  await stakes(late, '70.00')
  await evaluateNow(gateway)
  expect(await amountsOf(late)).toEqual(['100.00'])
  expect((await boardOf(late))?.previous?.winners.map(({ score }) => score)).toEqual(['300.00'])
})

test('a mission cannot have the reserved id of board entries, which would merge the entries of both', () => {
  const missions = [{ id: 'board', target: 'wins' as const, count: 1, reward: '1', period: 'daily' as const }]
  expect(problemOf({ missions })).toContain('The mission id board is reserved')
})
