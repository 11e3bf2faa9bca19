import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { PageNumber, RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay, PlayRange } from '../launch/play-days.ts'
import { memberMay } from '../member/member-type.ts'

/** Both for what is listed of a member's direct downline and for what he has sent and received. */
export const LINE_A_PAGE = 20

/**
 * Somebody at the other end. Whoever stands above is masked; an agent reads the accounts of his direct downline whole.
 */
const LinePerson = z.object({ account: z.string(), type: z.number() })
export type LinePerson = z.output<typeof LinePerson>

/** The call is ours; its page is the old platform's `/m/upLine/transfer`. */
export const getLine = endpoint({
  summary: 'Whom the member may send money to, up and down his line, and how much of it today',
  method: 'GET',
  path: '/wps/wallets/line',
  access: 'member',
  input: z.object({}),
  output: z.object({
    /** Null where he may send nothing up. */
    upline: z.nullable(LinePerson),
    /** Whether he may send to those directly below him. */
    downline: z.boolean(),
    balance: DecimalText,
    minimum: DecimalText,
    dailyMaximum: DecimalText,
    /** Of the daily maximum, by the merchant's calendar. */
    leftToday: DecimalText,
    /** What of bonuses has still to be played before anything may be sent. */
    bonusLeft: DecimalText,
    /** Until when nothing may be sent after a change of the payment password; null when it is over. */
    coolingUntil: z.nullable(z.iso.datetime()),
    /** How many times whoever receives has to play it before he may withdraw it. */
    receivedMultiple: DecimalText,
    currency: Currency,
  }),
})
export type Line = z.output<typeof getLine.output>

export const listReceivers = endpoint({
  summary: 'Those directly below an agent to whom he may send money, by account; `search` is how their account begins',
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

/** One amount that went up or down, as one of its two parties sees it. */
const LineTransfer = z.object({
  transferId: z.string(),
  at: z.iso.datetime(),
  /** Of the member who asks. */
  way: z.enum(['sent', 'received']),
  /** Up: to somebody's upline. */
  direction: z.enum(['up', 'down']),
  other: LinePerson,
  amount: DecimalText,
  /** Of his main wallet, when it was done. */
  balance: DecimalText,
  currency: Currency,
})
export type LineTransfer = z.output<typeof LineTransfer>

const refusals = {
  /** Less than the smallest amount, or more than two decimals. */
  'amount.invalid': z.object({ minimum: DecimalText, currency: Currency }),
  /** Of what is left of the daily maximum. */
  'over.limit': z.object({ maximum: DecimalText, left: DecimalText, currency: Currency }),
  'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
  /** Of bonuses, before anything may be sent. */
  'turnover.not.enough': z.object({ left: DecimalText, currency: Currency }),
  /** The payment password was changed lately: whoever took it shall not send the money away. */
  'cooling.off': z.object({ until: z.iso.datetime() }),
  /** Whoever would receive it has been locked. */
  'line.unavailable': NoDetails,
  /** One of the two was moved in the tree meanwhile: they do not stand directly above one another any more. */
  'line.changed': NoDetails,
  ...exclusionRefusals,
  ...paymentPasswordRefusals,
}

export const transferToUpline = endpoint({
  summary: 'Sends money to whoever stands directly above the member, at once and for good',
  method: 'POST',
  path: '/wps/wallets/line/up',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'AGETRANSFERUP3',
  idempotencyKey: true,
  sealed: true,
  input: z.object({ amount: DecimalText, paymentPassword: TypedPaymentPassword }),
  output: LineTransfer,
  refusals,
})

export const transferToDownline = endpoint({
  summary: 'Sends money to somebody directly below an agent, at once and for good',
  method: 'POST',
  path: '/wps/wallets/line/down',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGENTRANSMULTDOWN3',
  idempotencyKey: true,
  sealed: true,
  input: z.object({
    to: z.string().check(z.minLength(1), z.maxLength(64)),
    amount: DecimalText,
    paymentPassword: TypedPaymentPassword,
  }),
  output: LineTransfer,
  refusals: {
    ...refusals,
    /** Nobody of that account stands directly below him. */
    'receiver.not.found': NoDetails,
  },
})

/** Of one list: more is sent in a second one. Source: domain handbook 6.5. */
export const LINES_AT_ONCE = 50

const WantedLine = z.object({ to: z.string().check(z.minLength(1), z.maxLength(64)), amount: DecimalText })
export type WantedLine = z.output<typeof WantedLine>

const wantedLines = z.array(WantedLine).check(z.minLength(1), z.maxLength(LINES_AT_ONCE))

/** Why one line of a list cannot be sent; then nothing of the list is. */
export const LineProblem = z.enum([
  /** Nobody of that account stands directly below. */
  'receiver.not.found',
  /** A line before it is for the same account. */
  'receiver.repeated',
  'amount.invalid',
  'line.unavailable',
  /** Internal accounts and real ones share no money. */
  'function.not.available',
])
export type LineProblem = z.output<typeof LineProblem>

/** The first line is 1. */
const RefusedLine = z.object({ line: z.number(), problem: LineProblem })
export type RefusedLine = z.output<typeof RefusedLine>

export const checkLines = endpoint({
  summary: 'What a list of amounts for an agent’s direct downline comes to, and which of its lines cannot be sent',
  method: 'POST',
  path: '/wps/wallets/line/down/check',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGENTRANSMULTDOWN3',
  input: z.object({ lines: wantedLines }),
  output: z.object({
    /** As they are written there; null where a line is for nobody. */
    receivers: z.array(z.nullable(LinePerson)),
    problems: z.array(RefusedLine),
    /** Of all lines whose amount can be read. */
    total: DecimalText,
    minimum: DecimalText,
    leftToday: DecimalText,
    balance: DecimalText,
    currency: Currency,
  }),
})
export type CheckedLines = z.output<typeof checkLines.output>

export const transferToDownlines = endpoint({
  summary: 'Sends money to several directly below an agent, to all of them or to none, at once and for good',
  method: 'POST',
  path: '/wps/wallets/line/down/all',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGENTRANSMULTDOWN3',
  idempotencyKey: true,
  sealed: true,
  input: z.object({ lines: wantedLines, paymentPassword: TypedPaymentPassword }),
  output: z.object({
    /** In the order of the lines. */
    transfers: z.array(LineTransfer),
    total: DecimalText,
    /** Of the agent's main wallet, when all of it was done. */
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
  summary: 'What the member has sent and received along his line, the latest first',
  method: 'GET',
  path: '/wps/wallets/line/transfers',
  access: 'member',
  input: z
    .object({
      way: z.optional(z.enum(['sent', 'received'])),
      ...periodParams,
      range: z._default(PlayRange, 'month'),
      /** The last answer's `next`. */
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
