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

export const LINKS_A_PAGE = 20
/** Those that somebody can register by, of one agent. */
export const LIVING_LINKS_AT_MOST = 100
/** Longer ones are made permanent. */
export const LINK_DAYS_AT_MOST = 366

/** As an `AffiliateCode`; that one comes to newcomers with their registration, and would be a file of its own for the two. */
const LinkCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,32}$/))

/** What who registers by a link becomes. Source: domain handbook 6.6. */
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

/** In percent, `0.6`. */
const RebateRate = z.object({ vertical: LadderCategory, rate: z.string().check(z.regex(/^\d{1,2}(\.\d{1,3})?$/)) })

const CONFIGS_AT_MOST = 100

/** The rates of who comes by a link. Of what is not among them he has the usual; nothing is more than what his agent has then. */
export const LinkRates = z.object({
  series: z.array(SeriesRate).check(z.maxLength(CONFIGS_AT_MOST)),
  rates: z.array(RebateRate).check(z.maxLength(CONFIGS_AT_MOST)),
})
export type LinkRates = z.output<typeof LinkRates>

const AffiliateUrl = z.object({
  code: z.string(),
  type: LinkType,
  status: LinkStatus,
  startDate: z.iso.datetime(),
  /** From this moment on nobody registers by it; null: it is permanent. */
  endDate: z.nullable(z.iso.datetime()),
  /** What the agent has noted; nobody else reads it. */
  memo: z.string(),
  ...LinkRates.shape,
  /** How many have registered by it. */
  affiliateCount: z.number(),
})
export type AffiliateUrl = z.output<typeof AffiliateUrl>

export const getAffiliateUrlTerms = endpoint({
  summary: 'What an agent may put into a link for new members',
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
    rates: z.array(z.object({ vertical: LadderCategory, own: DecimalText, step: DecimalText })),
    /** The hosts of the site that a link may lead to. */
    promotionDomains: z.array(z.string()),
    /** By the merchant's calendar, as are all days here. */
    today: PlayDay,
    lastDay: PlayDay,
    living: z.number(),
    livingAtMost: z.number(),
  }),
})
export type AffiliateUrlTerms = z.output<typeof getAffiliateUrlTerms.output>

export const createAffiliateUrl = endpoint({
  summary: 'Makes a link by which players or agents register below the agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_createAffiliateUrl',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AFFMAN3',
  idempotencyKey: true,
  input: z.object({
    type: LinkType,
    /** The last day on which it can be used, by the merchant's calendar; null: it is permanent. */
    lastDay: z.nullable(PlayDay),
    memo: z._default(freeLine(60), ''),
    series: z._default(LinkRates.shape.series, []),
    rates: z._default(LinkRates.shape.rates, []),
  }),
  output: AffiliateUrl,
  refusals: {
    'affiliate.link.too.many': z.object({ atMost: z.number() }),
    /** Before today, or too late to be anything but permanent. */
    'affiliate.link.day.invalid': z.object({ from: PlayDay, to: PlayDay }),
    /** Above the agent's own, or between two steps. */
    'rebate.out.of.range': z.object({ vertical: LadderCategory, lowest: DecimalText, highest: DecimalText }),
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
  summary: 'The agent’s links for new members, the newest first; those that nobody can use any more, too',
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
  summary: 'Closes a link for good: nobody registers by it any more, and who has done so stays where he is',
  method: 'POST',
  path: '/wps/relay/MCSFE_deleteAffiliateUrl',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AFFMAN3',
  input: z.object({ code: LinkCode }),
  output: AffiliateUrl,
  refusals: {
    'affiliate.link.not.found': NoDetails,
    /** It has expired by itself: there is nothing left to close. */
    ILLEGAL_STATE: NoDetails,
  },
})

const RegisteredAffiliate = z.object({
  /** No two are the same, and a later one is greater. */
  number: z.string(),
  /** Masked where he does not stand directly below the agent any more. */
  customerName: z.string(),
  type: z.number(),
  registerDate: z.iso.datetime(),
})
export type RegisteredAffiliate = z.output<typeof RegisteredAffiliate>

export const viewRegisteredAffiliates = endpoint({
  summary: 'Who has registered by one of the agent’s links, the latest first',
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
