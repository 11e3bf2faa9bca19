import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay, PlayRange } from '../launch/play-days.ts'
import { LadderCategory } from './rebates.ts'
import { memberMay } from '../member/member-type.ts'

export const INCOME_LINES_A_PAGE = 50

/** Esports and cockfights are paid with sports, whose vendors have them; LOTT is paid as each draw is settled. */
export const IncomeCategory = z.enum(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'LOTT'])
export type IncomeCategory = z.output<typeof IncomeCategory>

/** What being an agent brought in. Source: domain handbook 6.4. */
const Income = z.object({
  /** All of it together. */
  agentIncome: DecimalText,
  /** The agent's part of what his team's bets give back, the lottery's included. */
  agentCommission: DecimalText,
  /** Salaries. */
  dailyIncome: DecimalText,
  /** Dividends. */
  brokerage: DecimalText,
})
export type Income = z.output<typeof Income>

const IncomeDay = z.object({
  ...Income.shape,
  /** On which it was paid. */
  day: PlayDay,
  /** Of the commission; what brought nothing is left out. Below zero: a lottery's result was taken back. */
  verticals: z.array(z.object({ vertical: IncomeCategory, amount: DecimalText })),
})
export type IncomeDay = z.output<typeof IncomeDay>

const asked = z
  .object({ ...periodParams, range: z._default(PlayRange, 'month') })
  .check(z.refine(isValidPeriod, { path: ['to'] }))

/** The calls are ours; their page is the old platform's. Source: domain handbook 6.12. */
export const listRebateIncome = endpoint({
  summary: 'What being an agent brought in, day by day and by kind of game, and what it comes to',
  method: 'GET',
  path: '/wps/agent/rebate/income',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEREBINC3',
  input: asked,
  output: z.object({
    /** The latest first; days without income are left out. */
    days: z.array(IncomeDay),
    total: Income,
    /** When the next is paid: of the day before. */
    paysAt: z.iso.datetime(),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
export type RebateIncome = z.output<typeof listRebateIncome.output>

/** Its answer is no envelope but a CSV file. */
export const rebateIncomeFile = endpoint({
  summary: 'What being an agent brought in as a CSV file, a line a day and kind of game',
  method: 'GET',
  path: '/wps/agent/rebate/incomeFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEREBINC3',
  input: asked,
  output: Nothing,
})

/** What one direct downline and all below him brought. Below zero: bets of an earlier day were taken back. */
const IncomeLine = z.object({
  number: z.string(),
  vertical: LadderCategory,
  customerName: z.string(),
  /** On which they played. */
  played: PlayDay,
  turnover: DecimalText,
  /** What the agent had on that day, and what his downline had, in percent. */
  ownRate: DecimalText,
  downlineRate: DecimalText,
  amount: DecimalText,
})
export type IncomeLine = z.output<typeof IncomeLine>

export const listIncomeLines = endpoint({
  summary: 'What the income of a day is made of: a line a direct downline, kind of game and day of play',
  method: 'GET',
  path: '/wps/agent/rebate/income/day',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEREBINC3',
  input: z.object({
    day: PlayDay,
    vertical: z.optional(LadderCategory),
    /** The last answer's `next`. */
    after: z.optional(RowNumber),
  }),
  output: z.object({
    lines: z.array(IncomeLine),
    /** What was paid for each kind of game; where bets were taken back, what is left to make up for. */
    payments: z.array(z.object({ vertical: IncomeCategory, amount: DecimalText, owed: DecimalText })),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
  }),
})
export type IncomeLines = z.output<typeof listIncomeLines.output>
