import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay, PlayRange } from '../launch/play-days.ts'

export const REBATES_A_PAGE = 20
/** Of one file; whoever has more takes fewer days at once. */
export const REBATES_A_FILE = 10_000

/** What earns rebates; esports and cockfights count as SPORTS, whose vendors have them. Source: domain handbook 9.8. */
export const RebateCategory = z.enum(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'])
export type RebateCategory = z.output<typeof RebateCategory>

/** Claimed: by the member's hand. Settled: by itself, the next day. */
export const RebateState = z.enum(['claimed', 'settled'])
export type RebateState = z.output<typeof RebateState>

/** What one vertical's turnover gives. Below zero: bets were taken back whose rebate had been paid. */
const RebateLine = z.object({
  vertical: RebateCategory,
  turnover: DecimalText,
  /** In percent, `0.6`. */
  rate: DecimalText,
  amount: DecimalText,
})
export type RebateLine = z.output<typeof RebateLine>

const RebatePaid = z.object({ at: z.iso.datetime(), amount: DecimalText, state: RebateState })

/** The calls are ours; their pages are the old platform's. */
export const getRebate = endpoint({
  summary: 'What the member’s turnover since his last rebate gives, by vertical, and what he was paid lately',
  method: 'GET',
  path: '/wps/member/rebate',
  access: 'member',
  moduleId: 'MANPLAYREB3',
  input: Nothing,
  output: z.object({
    /** Every vertical at least once; twice where its rate has changed meanwhile. */
    lines: z.array(RebateLine),
    total: DecimalText,
    /** Below it nothing can be claimed; it is settled by itself all the same. */
    minimum: DecimalText,
    claimable: z.boolean(),
    /** When what is not claimed is settled: of the day before. */
    settlesAt: z.iso.datetime(),
    /** How many times a rebate has to be played before it may be withdrawn; zero is not at all. */
    multiple: DecimalText,
    recent: z.array(RebatePaid),
    currency: Currency,
  }),
})
export type Rebate = z.output<typeof getRebate.output>

export const claimRebate = endpoint({
  summary: 'Pays what has accrued, once; where nothing has, it pays nothing',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  access: 'member',
  moduleId: 'MANPLAYREB3',
  idempotencyKey: true,
  input: Nothing,
  output: z.object({ amount: DecimalText, lines: z.array(RebateLine), currency: Currency }),
  refusals: {
    ...exclusionRefusals,
    'rebate.below.minimum': z.object({ amount: DecimalText, minimum: DecimalText, currency: Currency }),
  },
})

const RebateRecord = z.object({
  /** No two are the same, and a later one is greater. */
  number: z.string(),
  day: PlayDay,
  at: z.iso.datetime(),
  ...RebateLine.shape,
  state: RebateState,
})
export type RebateRecord = z.output<typeof RebateRecord>

const filter = {
  vertical: z.optional(RebateCategory),
  state: z.optional(RebateState),
  ...periodParams,
  range: z._default(PlayRange, 'month'),
}

/** Source: domain handbook 8. */
export const listRebates = endpoint({
  summary: 'The member’s rebates, a line a vertical, the latest first, and what they come to',
  method: 'GET',
  path: '/wps/member/rebates',
  access: 'member',
  moduleId: 'PLYRBT',
  input: z
    .object({
      ...filter,
      /** The last answer's `next`. */
      after: z.optional(RowNumber),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(RebateRecord),
    /** Of all that fits, not of this page alone. */
    total: z.object({ turnover: DecimalText, amount: DecimalText }),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})

/** Its answer is no envelope but a CSV file with the latest 10,000 lines at most. */
export const rebatesFile = endpoint({
  summary: 'The member’s rebates as a CSV file, the latest first',
  method: 'GET',
  path: '/wps/member/rebatesFile',
  access: 'member',
  moduleId: 'PLYRBT',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
