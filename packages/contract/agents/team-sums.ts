import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { DecimalText } from '../kit/money.ts'

/** What people played and were given, as they see it. Source: domain handbook 6.4. */
const TeamSums = z.object({
  rounds: z.number(),
  betting: DecimalText,
  /** What of it counts. */
  turnover: DecimalText,
  winning: DecimalText,
  /** With the commission of agents. */
  rebate: DecimalText,
  agentCommission: DecimalText,
  /** With salaries and dividends. */
  promotion: DecimalText,
  dailyIncome: DecimalText,
  brokerage: DecimalText,
  /** What they have more by all of that, or less. */
  pnl: DecimalText,
})
export type TeamSums = z.output<typeof TeamSums>

/** With what was brought and taken. */
export const TeamTotal = z.object({
  ...TeamSums.shape,
  /** With what came along the line. */
  deposit: DecimalText,
  agentTransferIn: DecimalText,
  /** With what went along the line. */
  withdraw: DecimalText,
  agentTransferOut: DecimalText,
})
export type TeamTotal = z.output<typeof TeamTotal>

export const TeamCategory = z.object({
  /** Null: what was given for no one kind of game. */
  category: z.nullable(GameCategory),
  ...TeamSums.shape,
})
export type TeamCategory = z.output<typeof TeamCategory>
