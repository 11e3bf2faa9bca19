import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { cursorParams } from '../cashier/money-records.ts'
import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { freeLine } from '../kit/text.ts'
import { PlayDay } from '../launch/play-days.ts'
import { PrizeModeId } from '../lottery/orders/order-status.ts'
import { Series } from '../lottery/orders/series.ts'
import { memberMay } from '../member/member-type.ts'
import { LadderCategory } from './rebates.ts'

export const LINKS_PER_PAGE = 20
/** Maximum number of valid links per agent. */
export const MAX_ACTIVE_LINKS = 100
/** Maximum validity in days of a link that is not permanent. */
export const MAX_LINK_DAYS = 366

/**
 * The same format as `AffiliateCode`, which is not imported from the module of the registration, because that would
 * create a shared chunk for two pages.
 */
const LinkCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,32}$/))

/** Member type of a registration by a link. Source: domain handbook 6.6. */
export const LinkType = z.enum({ player: 0, agent: 1 } as const)
export type LinkType = z.output<typeof LinkType>

/** Source: domain handbook 6.6. */
export const LinkStatus = z.enum({ closed: 0, normal: 1, expired: 2 } as const)
export type LinkStatus = z.output<typeof LinkStatus>

const SeriesRate = z.object({
  groupCode: z.string().check(z.minLength(1), z.maxLength(20)),
  prizeModeId: PrizeModeId,
  series: Series,
})

/** A rate in percent: `0.6`. */
const RebateRate = z.object({ category: LadderCategory, rate: z.string().check(z.regex(/^\d{1,2}(\.\d{1,3})?$/)) })

const MAX_CONFIGS = 100

/**
 * Rates of members who register by a link. Defaults apply to missing rates. No rate exceeds the agent's rate at the
 * time of the registration.
 */
export const LinkRates = z.object({
  series: z.array(SeriesRate).check(z.maxLength(MAX_CONFIGS)),
  rates: z.array(RebateRate).check(z.maxLength(MAX_CONFIGS)),
})
export type LinkRates = z.output<typeof LinkRates>

const AffiliateUrl = z.object({
  code: z.string(),
  type: LinkType,
  status: LinkStatus,
  startDate: z.iso.datetime(),
  /** End of the validity; null: permanent. */
  endDate: z.nullable(z.iso.datetime()),
  /** The agent's private note. */
  memo: z.string(),
  ...LinkRates.shape,
  /** Number of registrations by the link. */
  affiliateCount: z.number(),
})
export type AffiliateUrl = z.output<typeof AffiliateUrl>

export const getAffiliateUrlTerms = endpoint({
  summary: 'Returns the terms that the agent may set in a registration link.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAffiliateUrlTerms',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AFFMAN3',
  input: Nothing,
  output: z.object({
    series: z.array(
      z.object({
        groupCode: z.string(),
        prizeModeId: PrizeModeId,
        lowest: z.number(),
        own: z.number(),
        step: z.number(),
      }),
    ),
    rates: z.array(z.object({ category: LadderCategory, own: DecimalText, step: DecimalText })),
    /** Hosts of the site that a link may use. */
    promotionDomains: z.array(z.string()),
    /** In the merchant's calendar, as all days here. */
    today: PlayDay,
    lastDay: PlayDay,
    activeLinks: z.number(),
    maxActiveLinks: z.number(),
  }),
})
export type AffiliateUrlTerms = z.output<typeof getAffiliateUrlTerms.output>

export const createAffiliateUrl = endpoint({
  summary: 'Creates a link that registers players or agents below the agent.',
  method: 'POST',
  path: '/wps/relay/MCSFE_createAffiliateUrl',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AFFMAN3',
  idempotencyKey: true,
  input: z.object({
    type: LinkType,
    /** Last day of the validity, in the merchant's calendar; null: permanent. */
    lastDay: z.nullable(PlayDay),
    memo: z._default(freeLine(60), ''),
    series: z._default(LinkRates.shape.series, []),
    rates: z._default(LinkRates.shape.rates, []),
  }),
  output: AffiliateUrl,
  refusals: {
    'affiliate.link.too.many': z.object({ atMost: z.number() }),
    /** The day is before today, or beyond the maximum validity. */
    'affiliate.link.day.invalid': z.object({ from: PlayDay, to: PlayDay }),
    /** The rate is above the agent's own rate, or between two steps. */
    'rebate.out.of.range': z.object({ category: LadderCategory, lowest: DecimalText, highest: DecimalText }),
    'series.out.of.range': z.object({
      groupCode: z.string(),
      prizeModeId: PrizeModeId,
      lowest: z.number(),
      highest: z.number(),
    }),
    ...exclusionRefusals,
  },
})

export const viewAffiliateUrls = endpoint({
  summary: 'Returns the agent’s registration links, including inactive ones, newest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_viewAffiliateUrls',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AFFMAN3',
  input: z.object(cursorParams),
  output: z.object({
    links: z.array(AffiliateUrl),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    zone: z.string(),
  }),
})

export const deleteAffiliateUrl = endpoint({
  summary: 'Closes a registration link permanently; members registered through it are not affected.',
  method: 'POST',
  path: '/wps/relay/MCSFE_deleteAffiliateUrl',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AFFMAN3',
  input: z.object({ code: LinkCode }),
  output: AffiliateUrl,
  refusals: {
    'affiliate.link.not.found': NoDetails,
    /** The link has expired, so it cannot be closed. */
    ILLEGAL_STATE: NoDetails,
  },
})

const RegisteredAffiliate = z.object({
  /** Unique; it increases with the time of registration. */
  number: z.string(),
  /** Masked where the member is not in the agent's direct downline any more. */
  customerName: z.string(),
  type: z.number(),
  registerDate: z.iso.datetime(),
})
export type RegisteredAffiliate = z.output<typeof RegisteredAffiliate>

export const viewRegisteredAffiliates = endpoint({
  summary: 'Returns the members registered through a link of the agent, newest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_viewRegisteredAffiliates',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AFFMAN3',
  input: z.object({ code: LinkCode, ...cursorParams }),
  output: z.object({
    members: z.array(RegisteredAffiliate),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
  }),
  refusals: { 'affiliate.link.not.found': NoDetails },
})
