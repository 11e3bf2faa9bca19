import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from './parse-days.ts'
import { PlayDay } from './play-days.ts'

/** Sums of ended rounds, and of credits. Source: domain handbook 8. */
const Sums = z.object({
  rounds: z.number(),
  betting: DecimalText,
  winning: DecimalText,
  rebate: DecimalText,
  promotion: DecimalText,
  /** Net result of the player, including the credits. */
  pnl: DecimalText,
})
export type PlaySums = z.output<typeof Sums>

/** Sums of a day, with deposits and withdrawals, which do not count as winnings or losses. */
const DaySums = z.object({ ...Sums.shape, deposit: DecimalText, withdraw: DecimalText })
export type DaySums = z.output<typeof DaySums>

const OfCategory = z.object({
  /** Null: credits without a game category. */
  category: z.nullable(GameCategory),
  ...Sums.shape,
})
export type OfCategory = z.output<typeof OfCategory>

/** A new call for a page of the old platform. */
export const getProfitAndLoss = endpoint({
  summary: 'Returns the member’s stakes, payouts and bonuses by day and category, and deposits and withdrawals by day.',
  method: 'GET',
  path: '/wps/member/profitAndLoss',
  access: 'member',
  moduleId: 'PERSREP',
  showsMoney: true,
  input: z.object(periodParams).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    total: DaySums,
    /** Categories with play or credits, in descending order of the stakes. */
    categories: z.array(OfCategory),
    /** All requested days in order, including those without play. */
    days: z.array(z.object({ day: PlayDay, ...DaySums.shape, categories: z.array(OfCategory) })),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
export type ProfitAndLoss = z.output<typeof getProfitAndLoss.output>

/** The answer is not an envelope but a CSV file with a line per day and category. */
export const profitAndLossFile = endpoint({
  summary: 'Returns the member’s stakes and payouts by day and category as a CSV file.',
  method: 'GET',
  path: '/wps/member/profitAndLossFile',
  access: 'member',
  moduleId: 'PERSREP',
  input: z.object(periodParams).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
