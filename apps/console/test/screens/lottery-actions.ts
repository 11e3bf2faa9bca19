import { enterLotteryResult, releaseLotteryResult } from '@ante/contract/console/lottery-results.ts'
import { dueDraw, runningDraw } from '@ante/gateway/lottery/test/due-draw.ts'
import { houseDraw } from '@ante/gateway/lottery/test/house-draw.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { TestGateway } from '@ante/gateway/test'

interface EnteredDraw {
  game: string
  draw: string
  /** As typed: `3 0 0 0 1`. */
  result: string
  attempt?: number
}

const merchant = 'aurora'

/** Server-side actions about lottery draws. */
export const lotteryActions = {
  /** Creates a lottery with a bet on a draw whose time has passed. */
  dueDraw: async (gateway: TestGateway) => {
    const { game, draw } = await dueDraw(gateway)
    return { game, draw }
  },
  /** Creates a lottery with a bet on its running draw. */
  runningDraw: async (gateway: TestGateway) => {
    const { game, draw } = await runningDraw(gateway)
    return { game, draw }
  },
  /** Creates a house lottery with a draw whose secret is published. */
  houseDraw,
  /** Enters a result as another person; returns the outcome. */
  enterResult: async (gateway: TestGateway, { game, draw, result, attempt = 1 }: EnteredDraw) => {
    const person = await newStaff(gateway, { roles: [['trader', merchant]], merchantCode: merchant })
    const answer = await person.call(enterLotteryResult, { merchant, game, draw, attempt, result })
    if (!answer.ok) throw new Error(answer.code)
    return { outcome: answer.value.outcome, mail: person.mail }
  },
  /** Enters a result as two other persons, and releases it. */
  releaseResult: async (gateway: TestGateway, { game, draw, result }: EnteredDraw) => {
    for (let person = 0; person < 2; person++) await lotteryActions.enterResult(gateway, { game, draw, result })
    const releaser = await newStaff(gateway, { roles: [['trader', merchant]], merchantCode: merchant })
    const answer = await releaser.call(releaseLotteryResult, { merchant, game, draw, attempt: 1 })
    if (!answer.ok) throw new Error(answer.code)
  },
}
