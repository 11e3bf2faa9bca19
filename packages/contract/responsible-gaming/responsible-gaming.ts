import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { LimitPeriod, ExclusionKind } from './refusals.ts'
import { memberMay } from '../member/member-type.ts'

/** Time-outs, which end by themselves. */
export const TIME_OUTS = ['1d', '1w', '1m', '6w'] as const
/** Exclusions, which end when they are asked to, after their time. */
export const EXCLUSIONS = ['6m', '1y', '5y', 'ever'] as const
export const ExclusionLength = z.enum([...TIME_OUTS, ...EXCLUSIONS])
export type ExclusionLength = z.output<typeof ExclusionLength>

export const LimitKind = z.enum(['deposit', 'loss', 'session'])
export type LimitKind = z.output<typeof LimitKind>

/** How often a game may stop to say how long it was played, in minutes. */
export const REALITY_MINUTES = [15, 30, 60, 120] as const

/** A day of play has no more minutes than this. */
export const SESSION_MINUTES_AT_MOST = 1_440

const Limit = z.object({
  kind: LimitKind,
  period: LimitPeriod,
  /** An amount; of the time of play whole minutes. */
  value: z.string(),
  /** Of this period, so far. */
  used: z.string(),
  left: z.string(),
  /** When the next period begins. */
  until: z.string(),
  /** What was asked for and does not hold yet: a higher one, or with null none. From `from` on it may be confirmed. */
  wanted: z.nullable(z.object({ value: z.nullable(z.string()), from: z.string(), ready: z.boolean() })),
})
export type Limit = z.output<typeof Limit>

const Exclusion = z.object({
  kind: ExclusionKind,
  since: z.string(),
  /** Null is for ever. */
  until: z.nullable(z.string()),
  /** An exclusion whose time is over lasts until it is asked to end. */
  mayRequestReinstatement: z.boolean(),
  /** After he has asked: from then on he may play again. */
  reinstatedAt: z.nullable(z.string()),
})
export type Exclusion = z.output<typeof Exclusion>

const ResponsibleGaming = z.object({
  exclusion: z.nullable(Exclusion),
  limits: z.array(Limit),
  realityMinutes: z.number(),
  timeOuts: z.array(z.enum(TIME_OUTS)),
  exclusions: z.array(z.enum(EXCLUSIONS)),
  /** How long a higher limit waits before it may be confirmed. */
  delayHours: z.number(),
  /** Whether a rest is confirmed by the password of the login; who has none signs in by codes. */
  needsPassword: z.boolean(),
  /** Whether he has ever deposited: before the first time he is asked for a limit. */
  hasDeposited: z.boolean(),
  currency: Currency,
  zone: z.string(),
})
export type ResponsibleGaming = z.output<typeof ResponsibleGaming>

export const getResponsibleGaming = endpoint({
  summary: 'What the member allows himself, and whether he rests from play',
  method: 'GET',
  path: '/wps/responsibleGaming',
  access: 'member',
  input: Nothing,
  output: ResponsibleGaming,
})

const OfLimit = { kind: LimitKind, period: LimitPeriod }

export const setLimit = endpoint({
  summary: 'Sets a limit: a lower one holds at once, a higher one or none after it was confirmed',
  method: 'PUT',
  path: '/wps/responsibleGaming/limit',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z
    .object({
      ...OfLimit,
      /** Null is none. */
      value: z.nullable(z.string().check(z.maxLength(20))),
    })
    .check(z.refine(({ kind, period }) => kind !== 'session' || period === 'day', { path: ['period'] })),
  output: ResponsibleGaming,
  refusals: { 'responsible.gaming.limit.invalid': z.object({ minimum: z.string(), maximum: z.string() }) },
})

export const confirmLimit = endpoint({
  summary: 'Confirms a higher limit, or none, after it has waited',
  method: 'POST',
  path: '/wps/responsibleGaming/limit/confirm',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object(OfLimit),
  output: ResponsibleGaming,
  refusals: { 'responsible.gaming.change.not.found': NoDetails, 'responsible.gaming.change.too.early': z.object({ from: z.string() }) },
})

export const keepLimit = endpoint({
  summary: 'Takes back the wish for a higher limit, or for none',
  method: 'POST',
  path: '/wps/responsibleGaming/limit/keep',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object(OfLimit),
  output: ResponsibleGaming,
})

export const setRealityCheck = endpoint({
  summary: 'Says how often a game stops to say how long it was played',
  method: 'PUT',
  path: '/wps/responsibleGaming/realityCheck',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ minutes: z.union(REALITY_MINUTES.map((minutes) => z.literal(minutes))) }),
  output: ResponsibleGaming,
})

export const startExclusion = endpoint({
  summary: 'Takes a time-out, or excludes the member from play: at once, and for no less than it says',
  method: 'POST',
  path: '/wps/responsibleGaming/exclusion',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({ length: ExclusionLength, password: z.optional(z.string().check(z.maxLength(128))) }),
  output: ResponsibleGaming,
  refusals: {
    'password.incorrect': NoDetails,
    /** The merchant does not offer it. */
    'responsible.gaming.length.not.offered': NoDetails,
    /** A rest is running that lasts as long, or longer. */
    'responsible.gaming.exclusion.shorter': z.object({ until: z.nullable(z.string()) }),
  },
})

export const requestReinstatement = endpoint({
  summary: 'Asks an exclusion to end whose time is over: it does a day later',
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

/** Over which days; `all` is since the member has registered. */
export const PositionSpan = z.enum(['day', 'week', 'month', 'all'])
export type PositionSpan = z.output<typeof PositionSpan>

export const getNetPosition = endpoint({
  summary: 'What the member has brought and taken, staked and won, today, this week, this month and ever',
  method: 'GET',
  path: '/wps/responsibleGaming/position',
  access: 'member',
  input: Nothing,
  output: z.object({ spans: z.array(z.object({ span: PositionSpan, ...Position.shape })), currency: Currency }),
})
export type NetPosition = z.output<typeof getNetPosition.output>
