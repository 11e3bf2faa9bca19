import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { freeText } from '../kit/text.ts'
import { RichText } from '../messaging/rich-text/rich-text.ts'
import { PromotionAction, PromotionId, PromotionStatus, PromotionType } from './promotion-type.ts'
import { nowField, Reward } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Limits of an application. Source: product specification, "Other stated limits". */
export const APPLICATION_COMMENT_LIMIT = 140
export const APPLICATION_PICTURES_LIMIT = 3
export const APPLICATION_PICTURE_LIMIT_BYTES = 5 * 1024 * 1024
/** Maximum number of pixels: more than a phone camera has. */
export const APPLICATION_PICTURE_LIMIT_PIXELS = 40_000_000
/** Accepted types, detected from the content. */
export const APPLICATION_PICTURE_TYPES = ['image/png', 'image/jpeg'] as const

/** Reward: an amount, a share, or an amount decided by the reviewer of the application. */
const PromotionGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amount: DecimalText }),
  z.object({
    kind: z.literal('share'),
    percent: DecimalText,
    of: z.enum(['deposit', 'loss']),
    /** Maximum reward; null for none. */
    cap: z.nullable(DecimalText),
  }),
  /** `cap` as above. */
  z.object({ kind: z.literal('decided'), cap: z.nullable(DecimalText) }),
])
export type PromotionGift = z.output<typeof PromotionGift>

/**
 * A requirement. `minimum` is the required amount, null if any amount suffices or none is required. `count` is the
 * required number, or the ordinal of the deposit. `done` is the member's progress, null if it is not measured.
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
  minimum: z.nullable(DecimalText),
  count: z.nullable(z.number()),
  done: z.nullable(DecimalText),
})
export type PromotionNeed = z.output<typeof PromotionNeed>

const Promotion = z.object({
  promotionId: PromotionId,
  type: PromotionType,
  title: z.string(),
  /** One or two sentences of plain text; may be empty. */
  summary: z.string(),
  /** Locale of its texts, if they are not in the reader's language. */
  lang: z.optional(z.string()),
  /** Address on the merchant's site. */
  picture: z.nullable(z.string()),
  /** Null for no start, or no end. */
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  status: PromotionStatus,
  action: PromotionAction,
  /** Null if its type has several rewards, which its own page shows. */
  gift: z.nullable(PromotionGift),
})
export type Promotion = z.output<typeof Promotion>

const PromotionDetail = z.object({
  ...Promotion.shape,
  /** Changes with its texts or rules. */
  version: z.string(),
  terms: RichText,
  needs: z.array(PromotionNeed),
  /** Multiple of the wagering requirement before a withdrawal; zero for none. */
  multiple: DecimalText,
  /** Base of the multiple: the reward, or deposit and reward together. */
  multipleOf: z.enum(['reward', 'deposit and reward']),
  /** Id of the deposit bonus to select on the deposit page; null if none is required. */
  bonusId: z.nullable(z.string()),
  /** Validity of a waiting reward in days; null if it is credited automatically. */
  rewardDays: z.nullable(z.number()),
  /** Requirements of an application. */
  application: z.nullable(
    z.object({ commentRequired: z.boolean(), leastPictures: z.number(), mostPictures: z.number() }),
  ),
  /** The latest action of the member or the reviewer, null if there is none. */
  entry: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** The member's comment on the application. */
      comment: z.string(),
      pictures: z.number(),
      /** Reason of a refusal; otherwise empty. */
      reason: z.string(),
      /** Reward granted for it. */
      reward: z.nullable(Reward),
    }),
  ),
  currency: Currency,
  ...nowField,
})
export type PromotionDetail = z.output<typeof PromotionDetail>

export const listPromotions = endpoint({
  summary: 'Returns the merchant’s promotions in the merchant’s order, recently ended ones last.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  access: 'anyone',
  input: z.object({ type: z.optional(PromotionType) }),
  output: z.object({ promotions: z.array(Promotion), currency: Currency, zone: z.string(), ...nowField }),
})
export type Promotions = z.output<typeof listPromotions.output>

export const getPromotion = endpoint({
  summary: 'Returns a promotion with the member’s entry.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotion',
  access: 'anyone',
  input: z.object({ promotionId: PromotionId }),
  output: PromotionDetail,
  refusals: { 'promotion.not.found': NoDetails },
})

export const previewPromotion = endpoint({
  summary: 'Returns a promotion that staff previews, in the language of the call.',
  method: 'GET',
  path: '/wps/relay/MCSFE_previewPromotion',
  access: 'anyone',
  input: z.object({
    /** Sealed by the gateway for one promotion; valid for an hour. */
    token: z.string().check(z.regex(/^[\w-]{40,1000}$/)),
  }),
  output: PromotionDetail,
  refusals: { 'promotion.not.found': NoDetails },
})

/** Refusals if a promotion is unavailable, to all members or to this one. */
export const unavailable = {
  ...exclusionRefusals,
  'promotion.not.found': NoDetails,
  'promotion.not.started': z.object({ from: z.iso.datetime() }),
  'promotion.closed': NoDetails,
  /** The promotion has changed since the member read it, and must be read again. */
  'promotion.changed': NoDetails,
  /** The promotion's quota or budget is used up. */
  'promotion.exhausted': NoDetails,
  /** The action is not possible in the member's current status. */
  ILLEGAL_STATE: z.object({ status: PromotionStatus }),
}

/** The `version` that the member has read; absent: the current one. */
export const versionRead = { version: z.optional(z.string().check(z.maxLength(20))) }

export const joinPromotion = endpoint({
  summary: 'Enters the member into a promotion and returns the reward if no more is required.',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ promotionId: PromotionId, ...versionRead }),
  output: PromotionDetail,
  refusals: unavailable,
})

/** The request body is the image itself, as `application/octet-stream`, without a file name. */
export const sendPromotionPicture = endpoint({
  summary: 'Uploads a picture for an application; an unused picture is deleted after a day.',
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
  summary: 'Applies for a promotion’s reward, which the merchant’s staff reviews.',
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
    'application.pictures.missing': z.object({ minimum: z.number() }),
    /** The picture was never sent, belongs to another member, was already used, or is older than a day. */
    'application.picture.not.found': NoDetails,
  },
})

export const usePromoCode = endpoint({
  summary: 'Redeems a promo code and issues its reward.',
  method: 'POST',
  path: '/wps/relay/PROMOFE_usePromoCode',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  output: PromotionDetail,
  refusals: {
    ...unavailable,
    /** The code does not exist, or is not for this member. */
    'promo.code.wrong': NoDetails,
    'promo.code.exhausted': NoDetails,
  },
})
