import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { DecimalText } from '../kit/money.ts'

/** Play and credits of members, from the members' point of view. Source: domain handbook 6.4. */
const TeamSums = z.object({
  rounds: z.number(),
  betting: DecimalText,
  /** Valid bets: the turnover that counts. */
  turnover: DecimalText,
  winning: DecimalText,
  /** Rebates, including the agents' commission. */
  rebate: DecimalText,
  agentCommission: DecimalText,
  /** Bonuses, including salaries and dividends. */
  promotion: DecimalText,
  dailyIncome: DecimalText,
  brokerage: DecimalText,
  /** Net result of the members. */
  pnl: DecimalText,
})
export type TeamSums = z.output<typeof TeamSums>

/** Sums including deposits, withdrawals and transfers. */
export const TeamTotal = z.object({
  ...TeamSums.shape,
  /** Deposits, including transfers received in the agent line. */
  deposit: DecimalText,
  agentTransferIn: DecimalText,
  /** Withdrawals, including transfers sent in the agent line. */
  withdraw: DecimalText,
  agentTransferOut: DecimalText,
})
export type TeamTotal = z.output<typeof TeamTotal>

export const TeamCategory = z.object({
  /** Null: credits without a game category. */
  category: z.nullable(GameCategory),
  ...TeamSums.shape,
})
export type TeamCategory = z.output<typeof TeamCategory>
