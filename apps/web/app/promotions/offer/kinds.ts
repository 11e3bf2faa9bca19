import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Categories in which the list groups the promotion types. */
export const PROMOTION_KINDS = ['deposit', 'welcome', 'daily', 'vip', 'friends', 'rescue', 'code', 'request'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

export const kindTexts: Record<PromotionKind, MessageDescriptor> = {
  deposit: msg`Deposit bonus`,
  welcome: msg`Welcome bonus`,
  daily: msg`Every day`,
  vip: msg`VIP rewards`,
  friends: msg`Referral`,
  rescue: msg`Cashback`,
  code: msg`Promo code`,
  request: msg`On application`,
}

const kinds: Record<PromotionType, PromotionKind> = {
  MANUAL: 'request',
  RAFFLE: 'daily',
  UPGRADE_BONUS: 'vip',
  MISSION: 'daily',
  NEW_REGISTER: 'welcome',
  RANK_SALARY: 'vip',
  DEPOSIT: 'deposit',
  FIRST_DEPOSIT: 'deposit',
  SECOND_DEPOSIT: 'deposit',
  THIRD_DEPOSIT: 'deposit',
  FOURTH_DEPOSIT: 'deposit',
  FIFTH_DEPOSIT: 'deposit',
  DEPOSIT_COUNT: 'deposit',
  DEPOSIT_BET_BONUS: 'deposit',
  SIGNUP: 'welcome',
  LUCKY_BET: 'daily',
  REGISTER: 'welcome',
  LOGIN: 'daily',
  REFERRAL: 'friends',
  SAVIOR: 'rescue',
  PROMOCODE: 'code',
  RECIEVEREWARDS: 'daily',
  MEMBERLEVEL: 'vip',
  PRIZE_WHEEL: 'daily',
}

export const kindOf = (type: PromotionType): PromotionKind => kinds[type]

/** Returns the category in the address; null for an unknown one. */
export const requestedKind = (search: URLSearchParams): PromotionKind | null =>
  PROMOTION_KINDS.find((kind) => kind === search.get('kind')?.toLowerCase()) ?? null
