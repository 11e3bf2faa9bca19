import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { PageNumber, RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay, PlayRange } from '../launch/play-days.ts'
import { memberMay } from '../member/member-type.ts'

/** Page size of the recipients in the direct downline, and of the sent and received transfers. */
export const RECEIVERS_PER_PAGE = 20

/** The other party. The account is masked for an upline, and unmasked for a direct downline member. */
const LinePerson = z.object({ account: z.string(), type: z.number() })
export type LinePerson = z.output<typeof LinePerson>

/** A new call for the old platform's page `/m/upLine/transfer`. */
export const getLine = endpoint({
  summary: 'Returns the upline and downlines to whom the member may send money, and the limits of today.',
  method: 'GET',
  path: '/wps/wallets/line',
  access: 'member',
  showsMoney: true,
  input: z.object({}),
  output: z.object({
    /** Null where the member may not send money to the upline. */
    upline: z.nullable(LinePerson),
    /** Whether the member may send money to the direct downline. */
    downline: z.boolean(),
    balance: DecimalText,
    minimum: DecimalText,
    dailyMaximum: DecimalText,
    /** Remainder of the daily maximum, in the merchant's calendar. */
    leftToday: DecimalText,
    /** Remaining wagering requirement of bonuses, which blocks transfers. */
    bonusLeft: DecimalText,
    /** No transfers until this time, after a change of the payment password; null when it has passed. */
    coolingUntil: z.nullable(z.iso.datetime()),
    /** Multiple of the recipient's wagering requirement before a withdrawal. */
    receivedMultiple: DecimalText,
    currency: Currency,
  }),
})
export type Line = z.output<typeof getLine.output>

export const listReceivers = endpoint({
  summary: 'Returns the direct downlines to whom the agent may send money, by account; `search` is an account prefix.',
  method: 'GET',
  path: '/wps/wallets/line/receivers',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGENTRANSMULTDOWN3',
  input: z.object({
    search: z._default(z.string().check(z.maxLength(64)), ''),
    page: PageNumber,
  }),
  output: z.object({
    receivers: z.array(z.object({ ...LinePerson.shape, registeredAt: z.iso.datetime() })),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
  }),
})

/** A transfer in the agent line, as seen by one of its parties. */
const LineTransfer = z.object({
  transferId: z.string(),
  at: z.iso.datetime(),
  /** Whether the caller has sent or received the transfer. */
  way: z.enum(['sent', 'received']),
  /** `up`: to the upline; `down`: to a downline member. */
  direction: z.enum(['up', 'down']),
  other: LinePerson,
  amount: DecimalText,
  /** Balance of the caller's main wallet after the transfer. */
  balance: DecimalText,
  currency: Currency,
})
export type LineTransfer = z.output<typeof LineTransfer>

const refusals = {
  /** The amount is below the minimum, or has more than two decimals. */
  'amount.invalid': z.object({ minimum: DecimalText, currency: Currency }),
  /** The amount is above the remainder of the daily maximum. */
  'over.limit': z.object({ maximum: DecimalText, left: DecimalText, currency: Currency }),
  'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
  /** A wagering requirement of bonuses blocks transfers. */
  'turnover.not.enough': z.object({ left: DecimalText, currency: Currency }),
  /** The payment password was changed recently: a thief of the password must not be able to transfer the money. */
  'cooling.off': z.object({ until: z.iso.datetime() }),
  /** The recipient's account is locked. */
  'line.unavailable': NoDetails,
  /** One of the two was moved in the tree meanwhile, so that they are no longer direct upline and downline. */
  'line.changed': NoDetails,
  ...exclusionRefusals,
  ...paymentPasswordRefusals,
}

export const transferToUpline = endpoint({
  summary: 'Sends money to the member’s upline, immediately and irrevocably.',
  method: 'POST',
  path: '/wps/wallets/line/up',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'AGETRANSFERUP3',
  idempotencyKey: true,
  sealed: true,
  movesMoney: true,
  input: z.object({ amount: DecimalText, paymentPassword: TypedPaymentPassword }),
  output: LineTransfer,
  refusals,
})

export const transferToDownline = endpoint({
  summary: 'Sends money to a direct downline of the agent, immediately and irrevocably.',
  method: 'POST',
  path: '/wps/wallets/line/down',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGENTRANSMULTDOWN3',
  idempotencyKey: true,
  sealed: true,
  movesMoney: true,
  input: z.object({
    to: z.string().check(z.minLength(1), z.maxLength(64)),
    amount: DecimalText,
    paymentPassword: TypedPaymentPassword,
  }),
  output: LineTransfer,
  refusals: {
    ...refusals,
    /** No account of that name is in the direct downline. */
    'receiver.not.found': NoDetails,
  },
})

/** Maximum number of transfers in one list. Source: domain handbook 6.5. */
export const LINES_AT_ONCE = 50

const RequestedLine = z.object({ to: z.string().check(z.minLength(1), z.maxLength(64)), amount: DecimalText })
export type RequestedLine = z.output<typeof RequestedLine>

const wantedLines = z.array(RequestedLine).check(z.minLength(1), z.maxLength(LINES_AT_ONCE))

/** Problem of a line, because of which no transfer of the list is made. */
export const LineProblem = z.enum([
  /** No account of that name is in the direct downline. */
  'receiver.not.found',
  /** An earlier line has the same account. */
  'receiver.repeated',
  'amount.invalid',
  'line.unavailable',
  /** No transfers between internal and real accounts. */
  'function.not.available',
])
export type LineProblem = z.output<typeof LineProblem>

/** Line numbers start at 1. */
const RefusedLine = z.object({ line: z.number(), problem: LineProblem })
export type RefusedLine = z.output<typeof RefusedLine>

export const checkLines = endpoint({
  summary: 'Validates a list of transfers to direct downlines and returns its total and the refused lines.',
  method: 'POST',
  path: '/wps/wallets/line/down/check',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGENTRANSMULTDOWN3',
  input: z.object({ lines: wantedLines }),
  output: z.object({
    /** Accounts in their original spelling; null for a line without a recipient. */
    receivers: z.array(z.nullable(LinePerson)),
    problems: z.array(RefusedLine),
    /** Total of all lines with a valid amount. */
    total: DecimalText,
    minimum: DecimalText,
    leftToday: DecimalText,
    balance: DecimalText,
    currency: Currency,
  }),
})
export type CheckedLines = z.output<typeof checkLines.output>

export const transferToDownlines = endpoint({
  summary: 'Sends money to several direct downlines in one transaction, immediately and irrevocably.',
  method: 'POST',
  path: '/wps/wallets/line/down/all',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGENTRANSMULTDOWN3',
  idempotencyKey: true,
  sealed: true,
  movesMoney: true,
  input: z.object({ lines: wantedLines, paymentPassword: TypedPaymentPassword }),
  output: z.object({
    /** In the order of the lines. */
    transfers: z.array(LineTransfer),
    total: DecimalText,
    /** Balance of the agent's main wallet after all transfers. */
    balance: DecimalText,
    currency: Currency,
  }),
  refusals: {
    'over.limit': refusals['over.limit'],
    'account.balance.not.enough': refusals['account.balance.not.enough'],
    'turnover.not.enough': refusals['turnover.not.enough'],
    'cooling.off': refusals['cooling.off'],
    'lines.refused': z.object({ problems: z.array(RefusedLine), minimum: DecimalText, currency: Currency }),
    ...exclusionRefusals,
    ...paymentPasswordRefusals,
  },
})
export type SentLines = z.output<typeof transferToDownlines.output>

export const listLineTransfers = endpoint({
  summary: 'Returns the member’s transfers with upline and downlines, newest first.',
  method: 'GET',
  path: '/wps/wallets/line/transfers',
  access: 'member',
  showsMoney: true,
  input: z
    .object({
      way: z.optional(z.enum(['sent', 'received'])),
      ...periodParams,
      range: z._default(PlayRange, 'month'),
      /** `next` of the previous answer. */
      after: z.optional(RowNumber),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    transfers: z.array(LineTransfer),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
