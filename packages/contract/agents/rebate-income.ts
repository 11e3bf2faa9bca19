import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay, PlayRange } from '../launch/play-days.ts'
import { LadderCategory } from './rebates.ts'
import { memberMay } from '../member/member-type.ts'

export const INCOME_LINES_PER_PAGE = 50

/**
 * Categories of income. Esports and cockfights are paid with SPORTS, because sports vendors offer them; LOTT is paid
 * with the settlement of each draw.
 */
export const IncomeCategory = z.enum(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'LOTT'])
export type IncomeCategory = z.output<typeof IncomeCategory>

/** Income of an agent by source. Source of the fields: domain handbook 6.4. */
const Income = z.object({
  /** Total. */
  agentIncome: DecimalText,
  /** The agent's commission: the share of the rebates on the team's bets, including the lottery. */
  agentCommission: DecimalText,
  /** Salaries. */
  dailyIncome: DecimalText,
  /** Dividends. */
  brokerage: DecimalText,
})
export type Income = z.output<typeof Income>

const IncomeDay = z.object({
  ...Income.shape,
  /** Day of payment. */
  day: PlayDay,
  /** Commission by category; categories without income are omitted. Negative after the reversal of a lottery result. */
  categories: z.array(z.object({ category: IncomeCategory, amount: DecimalText })),
})
export type IncomeDay = z.output<typeof IncomeDay>

const requested = z
  .object({ ...periodParams, range: z._default(PlayRange, 'month') })
  .check(z.refine(isValidPeriod, { path: ['to'] }))

/** New calls for a page of the old platform. Source: domain handbook 6.12. */
export const listRebateIncome = endpoint({
  summary: 'Returns the agent’s rebate income by day and category, with totals.',
  method: 'GET',
  path: '/wps/agent/rebate/income',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEREBINC3',
  showsMoney: true,
  input: requested,
  output: z.object({
    /** The latest first; days without income are omitted. */
    days: z.array(IncomeDay),
    total: Income,
    /** Time of the next payment, for the day before. */
    paysAt: z.iso.datetime(),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
export type RebateIncome = z.output<typeof listRebateIncome.output>

/** The answer is not an envelope but a CSV file. */
export const rebateIncomeFile = endpoint({
  summary: 'Returns the agent’s rebate income by day and category as a CSV file.',
  method: 'GET',
  path: '/wps/agent/rebate/incomeFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEREBINC3',
  input: requested,
  output: Nothing,
})

/** Income from a direct downline member with the team. Negative after the reversal of bets of an earlier day. */
const IncomeLine = z.object({
  number: z.string(),
  category: LadderCategory,
  customerName: z.string(),
  /** Day of the bets. */
  played: PlayDay,
  turnover: DecimalText,
  /** Rates of the agent and of the downline member on that day, in percent. */
  ownRate: DecimalText,
  downlineRate: DecimalText,
  amount: DecimalText,
})
export type IncomeLine = z.output<typeof IncomeLine>

export const listIncomeLines = endpoint({
  summary: 'Returns the rebate income of a day by direct downline, category and day of play.',
  method: 'GET',
  path: '/wps/agent/rebate/income/day',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEREBINC3',
  showsMoney: true,
  input: z.object({
    day: PlayDay,
    category: z.optional(LadderCategory),
    /** `next` of the previous answer. */
    after: z.optional(RowNumber),
  }),
  output: z.object({
    lines: z.array(IncomeLine),
    /** Payments by game category; `owed` is the remaining debt after reversed bets. */
    payments: z.array(z.object({ category: IncomeCategory, amount: DecimalText, owed: DecimalText })),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
  }),
})
export type IncomeLines = z.output<typeof listIncomeLines.output>
