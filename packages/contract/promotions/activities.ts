import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { freeText } from '../kit/text.ts'
import { RichText } from '../messaging/rich-text/rich-text.ts'
import { PromotionAction, PromotionId, PromotionStatus, PromotionType } from './promotion-type.ts'
import { nowSaid, Reward } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Source: product specification, "Other stated limits". */
export const APPLICATION_COMMENT_LIMIT = 140
export const APPLICATION_PICTURES_LIMIT = 3
export const APPLICATION_PICTURE_LIMIT_BYTES = 5 * 1024 * 1024
/** What a phone's camera makes, and more. */
export const APPLICATION_PICTURE_LIMIT_PIXELS = 40_000_000
/** By their content, whatever their name. */
export const APPLICATION_PICTURE_TYPES = ['image/png', 'image/jpeg'] as const

/** What it gives: an amount, a share of something, or what whoever reviews the application decides. */
const PromotionGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amount: DecimalText }),
  z.object({
    kind: z.literal('share'),
    percent: DecimalText,
    of: z.enum(['deposit', 'loss']),
    /** The most that is given; null where nothing limits it. */
    cap: z.nullable(DecimalText),
  }),
  /** `cap` as above. */
  z.object({ kind: z.literal('decided'), cap: z.nullable(DecimalText) }),
])
export type PromotionGift = z.output<typeof PromotionGift>

/**
 * What has to be done for it. `least` is an amount, null where any does or none is asked for; `count` is how often, or
 * which deposit; `done` is how far the member has come with either, null where that is not counted.
 */
const PromotionNeed = z.object({
  kind: z.enum([
    'application',
    'code',
    'register',
    'join',
    'loss',
    'deposit',
    'deposits',
    'turnover',
    'wins',
    'logins',
  ]),
  least: z.nullable(DecimalText),
  count: z.nullable(z.number()),
  done: z.nullable(DecimalText),
})
export type PromotionNeed = z.output<typeof PromotionNeed>

const Promotion = z.object({
  promotionId: PromotionId,
  type: PromotionType,
  title: z.string(),
  /** A sentence or two; may be empty. Plain text. */
  summary: z.string(),
  /** The locale of its texts, where nobody has written them in the reader's language. */
  lang: z.optional(z.string()),
  /** An address on the merchant's site. */
  picture: z.nullable(z.string()),
  /** Null where it has always been, or never ends. */
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  status: PromotionStatus,
  action: PromotionAction,
  /** Null where its type gives several things, which its own page tells. */
  gift: z.nullable(PromotionGift),
})
export type Promotion = z.output<typeof Promotion>

const PromotionDetail = z.object({
  ...Promotion.shape,
  /** Another one as soon as its texts or rules have changed. */
  version: z.string(),
  terms: RichText,
  needs: z.array(PromotionNeed),
  /** How often what is given has to be played before it may leave; zero is not at all. */
  multiple: DecimalText,
  /** What that is a multiple of: the reward, or deposit and reward together. */
  multipleOf: z.enum(['reward', 'deposit and reward']),
  /**
   * The deposit bonus that is chosen with a deposit to get it, as the deposit's page calls it; null for what needs
   * none.
   */
  bonusId: z.nullable(z.string()),
  /** How long a reward waits to be claimed; null where it is credited by itself. */
  rewardDays: z.nullable(z.number()),
  /** What an application has to have. */
  application: z.nullable(
    z.object({ commentRequired: z.boolean(), leastPictures: z.number(), mostPictures: z.number() }),
  ),
  /** The last thing that the member did or was told, null while there is nothing. */
  entry: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** What the member wrote with his application. */
      comment: z.string(),
      pictures: z.number(),
      /** Why it was refused; empty unless it was. */
      reason: z.string(),
      /** What he was given for it. */
      reward: z.nullable(Reward),
    }),
  ),
  currency: Currency,
  ...nowSaid,
})
export type PromotionDetail = z.output<typeof PromotionDetail>

export const listPromotions = endpoint({
  summary: 'The merchant’s promotions for whoever asks, in the merchant’s order; those that ended lately come last',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  access: 'anyone',
  input: z.object({ type: z.optional(PromotionType) }),
  output: z.object({ promotions: z.array(Promotion), currency: Currency, zone: z.string(), ...nowSaid }),
})
export type Promotions = z.output<typeof listPromotions.output>

export const getPromotion = endpoint({
  summary: 'One promotion, and where the member stands with it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotion',
  access: 'anyone',
  input: z.object({ promotionId: PromotionId }),
  output: PromotionDetail,
  refusals: { 'promotion.not.found': NoDetails },
})

/** Why nobody, or not this member, may do something about a promotion now. */
export const unavailable = {
  ...exclusionRefusals,
  'promotion.not.found': NoDetails,
  'promotion.not.started': z.object({ from: z.iso.datetime() }),
  'promotion.closed': NoDetails,
  /** It is no longer what the member has read: he reads it anew. */
  'promotion.changed': NoDetails,
  /** As many as it is for have had it, or its budget is spent. */
  'promotion.exhausted': NoDetails,
  /** The way from where the member is with it to where this leads does not exist. */
  ILLEGAL_STATE: z.object({ status: PromotionStatus }),
}

/** The `version` that the member has read: without it, whatever it is now. */
export const versionRead = { version: z.optional(z.string().check(z.maxLength(20))) }

export const joinPromotion = endpoint({
  summary: 'The member takes part; where that is all that is needed, the answer has the reward',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ promotionId: PromotionId, ...versionRead }),
  output: PromotionDetail,
  refusals: unavailable,
})

/** Its body is the picture itself, as `application/octet-stream`; no name comes with it. */
export const sendPromotionPicture = endpoint({
  summary: 'Takes a picture for an application that follows; one that no application names is forgotten after a day',
  method: 'POST',
  path: '/wps/relay/MCSFE_promotionPicture/:promotionId',
  access: 'member',
  input: z.object({ promotionId: PromotionId }),
  output: z.object({ pictureId: z.string() }),
  refusals: {
    ...unavailable,
    'picture.not.picture': NoDetails,
    'picture.too.many.pixels': z.object({ limitPixels: z.number() }),
  },
})

export const applyForPromotion = endpoint({
  summary: 'Asks for a promotion’s reward; somebody of the merchant’s reviews it',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyForPromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({
    promotionId: PromotionId,
    ...versionRead,
    comment: z._default(freeText(APPLICATION_COMMENT_LIMIT), ''),
    pictureIds: z._default(z.array(z.uuid()).check(z.maxLength(APPLICATION_PICTURES_LIMIT)), []),
  }),
  output: PromotionDetail,
  refusals: {
    ...unavailable,
    'application.comment.missing': NoDetails,
    'application.pictures.missing': z.object({ least: z.number() }),
    /** It was never sent, is another's, was used already, or is older than a day. */
    'application.picture.not.found': NoDetails,
  },
})

export const usePromoCode = endpoint({
  summary: 'Takes a code and gives the reward that it stands for',
  method: 'POST',
  path: '/wps/relay/PROMOFE_usePromoCode',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  output: PromotionDetail,
  refusals: {
    ...unavailable,
    /** There is none, or it is not for this member. */
    'promo.code.wrong': NoDetails,
    'promo.code.exhausted': NoDetails,
  },
})
