import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { areSensible, daysSaid } from './days-said.ts'
import { PlayDay } from './play-days.ts'

/** What rounds that have ended come to. Source: domain handbook 8. */
const Sums = z.object({
  rounds: z.number(),
  betting: DecimalText,
  winning: DecimalText,
  /** What the player has more by it, or less. */
  pnl: DecimalText,
})
export type PlaySums = z.output<typeof Sums>

/** The call is ours; its page is the old platform's. */
export const getProfitAndLoss = endpoint({
  summary: 'What the member staked and won, by day and category, of rounds that have ended',
  method: 'GET',
  path: '/wps/member/profitAndLoss',
  access: 'member',
  moduleId: 'PERSREP',
  input: z.object(daysSaid).check(z.refine(areSensible, { path: ['to'] })),
  output: z.object({
    total: Sums,
    /** Those in which something was played, the one with the most staked first. */
    categories: z.array(z.object({ category: GameCategory, ...Sums.shape })),
    /** Every day of those that were asked for, in their order, also where nothing was played. */
    days: z.array(
      z.object({
        day: PlayDay,
        ...Sums.shape,
        categories: z.array(z.object({ category: GameCategory, ...Sums.shape })),
      }),
    ),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})

/** Its answer is no envelope but a CSV file, a line a day and category. */
export const profitAndLossFile = endpoint({
  summary: 'What the member staked and won, by day and category, as a CSV file',
  method: 'GET',
  path: '/wps/member/profitAndLossFile',
  access: 'member',
  moduleId: 'PERSREP',
  input: z.object(daysSaid).check(z.refine(areSensible, { path: ['to'] })),
  output: Nothing,
})
