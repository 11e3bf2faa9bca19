import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay, PlayRange } from '../launch/play-days.ts'

export const REBATES_PER_PAGE = 20
/** Maximum number of rows in one file. For more rows a member selects fewer days at a time. */
export const REBATES_PER_FILE = 10_000

/**
 * Categories with rebates; esports and cockfights count as SPORTS, because its vendors offer them. Source: domain
 * handbook 9.8.
 */
export const RebateCategory = z.enum(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'])
export type RebateCategory = z.output<typeof RebateCategory>

/** How a rebate was paid: claimed by the member, or settled automatically on the next day. */
export const RebateState = z.enum(['claimed', 'settled'])
export type RebateState = z.output<typeof RebateState>

/** Rebate of one category's turnover. Negative: bets were reversed after their rebate was paid. */
const RebateLine = z.object({
  category: RebateCategory,
  turnover: DecimalText,
  /** In percent, `0.6`. */
  rate: DecimalText,
  amount: DecimalText,
})
export type RebateLine = z.output<typeof RebateLine>

const RebatePaid = z.object({ at: z.iso.datetime(), amount: DecimalText, state: RebateState })

/** The member's accrued rebate by category. */
export const Rebate = z.object({
  /** Every category at least once; twice if its rate has changed meanwhile. */
  lines: z.array(RebateLine),
  total: DecimalText,
  /** Minimum amount of a claim. A lower rebate is settled automatically. */
  minimum: DecimalText,
  claimable: z.boolean(),
  /** Settlement time of the unclaimed rebate of the day before. */
  settlesAt: z.iso.datetime(),
  /** Multiple of the wagering requirement on a rebate before a withdrawal; zero for none. */
  multiple: DecimalText,
  recent: z.array(RebatePaid),
  currency: Currency,
})
export type Rebate = z.output<typeof Rebate>

/** Own addition, for pages that the old platform has too. */
export const getRebate = endpoint({
  summary: 'Returns the member’s accrued rebate by category and recent rebate payments.',
  method: 'GET',
  path: '/wps/member/rebate',
  access: 'member',
  moduleId: 'MANPLAYREB3',
  showsMoney: true,
  input: Nothing,
  output: Rebate,
})

export const claimRebate = endpoint({
  summary: 'Pays the accrued rebate once; pays nothing if none has accrued.',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  access: 'member',
  moduleId: 'MANPLAYREB3',
  idempotencyKey: true,
  movesMoney: true,
  input: Nothing,
  output: z.object({ amount: DecimalText, lines: z.array(RebateLine), currency: Currency }),
  refusals: {
    ...exclusionRefusals,
    'rebate.below.minimum': z.object({ amount: DecimalText, minimum: DecimalText, currency: Currency }),
  },
})

const RebateRecord = z.object({
  /** Unique and ascending. */
  number: z.string(),
  day: PlayDay,
  at: z.iso.datetime(),
  ...RebateLine.shape,
  state: RebateState,
})
export type RebateRecord = z.output<typeof RebateRecord>

const filter = {
  category: z.optional(RebateCategory),
  state: z.optional(RebateState),
  ...periodParams,
  range: z._default(PlayRange, 'month'),
}

/** Source: domain handbook 8. */
export const listRebates = endpoint({
  summary: 'Returns the member’s rebates by category, newest first, with totals.',
  method: 'GET',
  path: '/wps/member/rebates',
  access: 'member',
  moduleId: 'PLYRBT',
  showsMoney: true,
  input: z
    .object({
      ...filter,
      /** `next` of the previous answer. */
      after: z.optional(RowNumber),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(RebateRecord),
    /** Totals of the whole filter, not only of this page. */
    total: z.object({ turnover: DecimalText, amount: DecimalText }),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})

/** Returns a CSV file, not JSON, with at most the latest 10,000 lines. */
export const rebatesFile = endpoint({
  summary: 'Returns the member’s rebates as a CSV file, newest first.',
  method: 'GET',
  path: '/wps/member/rebatesFile',
  access: 'member',
  moduleId: 'PLYRBT',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
