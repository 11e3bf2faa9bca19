import { enterLotteryResult, releaseLotteryResult, showLotteryDraw } from '@ante/contract/console/lottery-results.ts'

import { slip, slotAt } from '../../../lottery/test/lottery-fixtures.ts'
import type { lotteryFixtures } from '../../../lottery/test/lottery-fixtures.ts'
import { newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'

/** Merchant of the draws. */
const merchant = 'aurora'
/** A result with which a bet of `dueDraw` wins 19.50, and one with which it loses. */
export const WIN = [3, 0, 0, 0, 1]
export const OTHER = [5, 0, 0, 0, 1]
/** A bet of 2.00 that the first digit is 3. */
const BET = { slips: [slip('3____', 1111)], units: '2' }

/** A draw as calls name it. */
export interface DrawName {
  merchant: string
  game: string
  draw: string
}

/** Helpers for tests of results, on the fixtures of the lottery. */
export function drawDesk(fixtures: ReturnType<typeof lotteryFixtures>) {
  const enter = (by: StaffMember, name: DrawName, result: readonly number[], attempt = 1) =>
    by.call(enterLotteryResult, { ...name, attempt, result: result.join(' ') })
  const release = (by: StaffMember, name: DrawName, attempt = 1) => by.call(releaseLotteryResult, { ...name, attempt })
  return {
    enter,
    release,
    trader: () => newStaff(fixtures.gateway, { roles: [['trader', merchant]], merchantCode: merchant }),
    /** Places a bet on the running draw, and returns the draw once its time has passed. */
    dueDraw: async () => {
      const { gateway } = fixtures
      const member = await fixtures.player('100.00')
      const slot = slotAt(gateway)
      await fixtures.placed(member, BET)
      gateway.ports.clock.offsetMs += slot.drawAt + 1_000 - gateway.ports.clock.now().getTime()
      const { code } = await gateway.ports.db
        .selectFrom('lottery_game')
        .select('code')
        .where('id', '=', fixtures.game('ssc').id)
        .executeTakeFirstOrThrow()
      const name = { merchant, game: code, draw: slot.drawNumber }
      return { slot, member, name, object: `draw:${code} ${slot.drawNumber}` }
    },
    shown: async (by: StaffMember, name: DrawName) => {
      const answer = await by.call(showLotteryDraw, name)
      if (!answer.ok) throw new Error(answer.code)
      return answer.value
    },
    /** Enters the winning result as two persons, releases it, and pays the bets. */
    settled: async (name: DrawName, [one, other]: readonly [StaffMember, StaffMember]) => {
      await enter(one, name, WIN)
      await enter(other, name, WIN)
      const released = await release(other, name)
      if (!released.ok) throw new Error(released.code)
      await fixtures.settle()
    },
  }
}
