import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from './parse-days.ts'
import { PlayDay } from './play-days.ts'

/** What rounds that have ended come to, and what was given for them. Source: domain handbook 8. */
const Sums = z.object({
  rounds: z.number(),
  betting: DecimalText,
  winning: DecimalText,
  rebate: DecimalText,
  promotion: DecimalText,
  /** What the player has more by all of that, or less. */
  pnl: DecimalText,
})
export type PlaySums = z.output<typeof Sums>

/** With the money that he brought and took, which is neither won nor lost. */
const DaySums = z.object({ ...Sums.shape, deposit: DecimalText, withdraw: DecimalText })
export type DaySums = z.output<typeof DaySums>

const OfCategory = z.object({
  /** Null: what was given for no one kind of game. */
  category: z.nullable(GameCategory),
  ...Sums.shape,
})
export type OfCategory = z.output<typeof OfCategory>

/** The call is ours; its page is the old platform's. */
export const getProfitAndLoss = endpoint({
  summary: 'What the member staked, won and was given, by day and category; what he brought and took, by day',
  method: 'GET',
  path: '/wps/member/profitAndLoss',
  access: 'member',
  moduleId: 'PERSREP',
  input: z.object(periodParams).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    total: DaySums,
    /** Those in which something was played or given, the one with the most staked first. */
    categories: z.array(OfCategory),
    /** Every day of those that were asked for, in their order, also where nothing was played. */
    days: z.array(z.object({ day: PlayDay, ...DaySums.shape, categories: z.array(OfCategory) })),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
export type ProfitAndLoss = z.output<typeof getProfitAndLoss.output>

/** Its answer is no envelope but a CSV file, a line a day and category. */
export const profitAndLossFile = endpoint({
  summary: 'What the member staked and won, by day and category, as a CSV file',
  method: 'GET',
  path: '/wps/member/profitAndLossFile',
  access: 'member',
  moduleId: 'PERSREP',
  input: z.object(periodParams).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
