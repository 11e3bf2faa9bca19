import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { LimitPeriod, ExclusionKind } from './refusals.ts'
import { memberMay } from '../member/member-type.ts'

/** Time-outs, which end automatically. */
export const TIME_OUTS = ['1d', '1w', '1m', '6w'] as const
/** Self-exclusions, which end on request after their minimum length. */
export const EXCLUSIONS = ['6m', '1y', '5y', 'ever'] as const
export const ExclusionLength = z.enum([...TIME_OUTS, ...EXCLUSIONS])
export type ExclusionLength = z.output<typeof ExclusionLength>

export const LimitKind = z.enum(['deposit', 'loss', 'session'])
export type LimitKind = z.output<typeof LimitKind>

/** Intervals of the reality check, in minutes. */
export const REALITY_MINUTES = [15, 30, 60, 120] as const

/** Maximum session limit: the minutes of a day. */
export const MAX_SESSION_MINUTES = 1_440

const Limit = z.object({
  kind: LimitKind,
  period: LimitPeriod,
  /** The limit: an amount, or whole minutes for the session time. */
  value: z.string(),
  /** Part of the limit used in the current period. */
  used: z.string(),
  left: z.string(),
  /** Start of the next period. */
  until: z.string(),
  /**
   * Requested increase that is not in force yet: a higher limit, or null for none. It can be confirmed from `from` on.
   */
  requested: z.nullable(z.object({ value: z.nullable(z.string()), from: z.string(), ready: z.boolean() })),
})
export type Limit = z.output<typeof Limit>

const Exclusion = z.object({
  kind: ExclusionKind,
  since: z.string(),
  /** End of the exclusion; null if it is indefinite. */
  until: z.nullable(z.string()),
  /** Whether the minimum length of a self-exclusion is over: it then lasts until the member requests reinstatement. */
  mayRequestReinstatement: z.boolean(),
  /** After a reinstatement request: the time from which the member may play again. */
  reinstatedAt: z.nullable(z.string()),
})
export type Exclusion = z.output<typeof Exclusion>

const ResponsibleGaming = z.object({
  exclusion: z.nullable(Exclusion),
  limits: z.array(Limit),
  realityMinutes: z.number(),
  timeOuts: z.array(z.enum(TIME_OUTS)),
  exclusions: z.array(z.enum(EXCLUSIONS)),
  /** Waiting time before a higher limit can be confirmed. */
  delayHours: z.number(),
  /** Whether a time-out or self-exclusion requires the login password; members without one sign in by codes. */
  needsPassword: z.boolean(),
  /** Whether the member has ever deposited: a limit is suggested before the first deposit. */
  hasDeposited: z.boolean(),
  currency: Currency,
  zone: z.string(),
})
export type ResponsibleGaming = z.output<typeof ResponsibleGaming>

export const getResponsibleGaming = endpoint({
  summary: 'Returns the member’s play limits, time-out and self-exclusion.',
  method: 'GET',
  path: '/wps/responsibleGaming',
  access: 'member',
  input: Nothing,
  output: ResponsibleGaming,
})

const OfLimit = { kind: LimitKind, period: LimitPeriod }

export const setLimit = endpoint({
  summary: 'Sets a play limit; a raise or removal takes effect only after a confirmation.',
  method: 'PUT',
  path: '/wps/responsibleGaming/limit',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z
    .object({
      ...OfLimit,
      /** Null removes the limit. */
      value: z.nullable(z.string().check(z.maxLength(20))),
    })
    .check(z.refine(({ kind, period }) => kind !== 'session' || period === 'day', { path: ['period'] })),
  output: ResponsibleGaming,
  refusals: { 'responsible.gaming.limit.invalid': z.object({ minimum: z.string(), maximum: z.string() }) },
})

export const confirmLimit = endpoint({
  summary: 'Confirms a raised or removed play limit after the waiting time.',
  method: 'POST',
  path: '/wps/responsibleGaming/limit/confirm',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object(OfLimit),
  output: ResponsibleGaming,
  refusals: {
    'responsible.gaming.change.not.found': NoDetails,
    'responsible.gaming.change.too.early': z.object({ from: z.string() }),
  },
})

export const discardLimitChange = endpoint({
  summary: 'Withdraws a request to raise or remove a play limit.',
  method: 'POST',
  path: '/wps/responsibleGaming/limit/discard',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object(OfLimit),
  output: ResponsibleGaming,
})

export const setRealityCheck = endpoint({
  summary: 'Sets the interval of the reality check.',
  method: 'PUT',
  path: '/wps/responsibleGaming/realityCheck',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ minutes: z.union(REALITY_MINUTES.map((minutes) => z.literal(minutes))) }),
  output: ResponsibleGaming,
})

export const startExclusion = endpoint({
  summary: 'Starts a time-out or self-exclusion immediately, for at least the stated time.',
  method: 'POST',
  path: '/wps/responsibleGaming/exclusion',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({ length: ExclusionLength, password: z.optional(z.string().check(z.maxLength(128))) }),
  output: ResponsibleGaming,
  refusals: {
    'password.incorrect': NoDetails,
    /** The merchant does not offer this duration. */
    'responsible.gaming.length.not.offered': NoDetails,
    /** A time-out or self-exclusion of the same or a longer duration is in force. */
    'responsible.gaming.exclusion.shorter': z.object({ until: z.nullable(z.string()) }),
  },
})

export const requestReinstatement = endpoint({
  summary: 'Requests the end of an expired self-exclusion, which takes effect a day later.',
  method: 'POST',
  path: '/wps/responsibleGaming/reinstatement',
  access: 'member',
  input: Nothing,
  output: ResponsibleGaming,
  refusals: { 'responsible.gaming.exclusion.running': z.object({ until: z.nullable(z.string()) }) },
})

const Position = z.object({
  deposited: DecimalText,
  withdrawn: DecimalText,
  staked: DecimalText,
  paid: DecimalText,
})

/** Period of the position; `all` is since the member's registration. */
export const PositionSpan = z.enum(['day', 'week', 'month', 'all'])
export type PositionSpan = z.output<typeof PositionSpan>

export const getNetPosition = endpoint({
  summary:
    'Returns the member’s deposits, withdrawals, stakes and payouts of today, this week, this month and in total.',
  method: 'GET',
  path: '/wps/responsibleGaming/netPosition',
  access: 'member',
  showsMoney: true,
  input: Nothing,
  output: z.object({ spans: z.array(z.object({ span: PositionSpan, ...Position.shape })), currency: Currency }),
})
export type NetPosition = z.output<typeof getNetPosition.output>
