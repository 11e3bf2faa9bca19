import type { PromotionDetail, PromotionGift } from '@ante/contract/promotions/activities.ts'

import { centsOf, centsText } from '../../lib/words/cents.ts'

const CENTS = 100
const PERCENT = 100
/** Example amounts if the merchant defines none: 100 units of the currency, and 1000 as the base of a share. */
const HUNDRED = 100 * CENTS
const THOUSAND = 1000 * CENTS
/** Percentages and multiples have at most two decimals. */
const PLACES = 100

/** Worked example of a promotion: the base, the reward, and the wagering requirement. */
export interface Example {
  /** Base of the share; null if the reward is not a share. */
  base: string | null
  gift: string
  /** "0.00" without a wagering requirement. */
  toPlay: string
}

type OfferTerms = Pick<PromotionDetail, 'needs' | 'multiple' | 'multipleOf'> & { gift: PromotionGift }

/** Returns the example of the minimum requirement. Truncated to the cent, as the gateway does. */
export function exampleOf({ gift, needs, multiple, multipleOf }: OfferTerms): Example {
  const base = gift.kind === 'share' ? baseOf(needs) : null
  const giftAmount = giftCents(gift, base ?? 0)
  const played = giftAmount + (multipleOf === 'deposit and reward' ? (base ?? 0) : 0)
  return {
    base: base === null ? null : centsText(base),
    gift: centsText(giftAmount),
    toPlay: playedFor(centsText(played), multiple),
  }
}

function baseOf(needs: PromotionDetail['needs']): number {
  const least = Math.max(0, ...needs.map((need) => centsOf(need.minimum ?? '0')))
  return least > 0 ? least : THOUSAND
}

function giftCents(gift: PromotionGift, base: number): number {
  if (gift.kind === 'amount') return centsOf(gift.amount)
  const most = gift.cap === null ? Infinity : centsOf(gift.cap)
  if (gift.kind === 'decided') return Math.min(HUNDRED, most)
  return Math.min(Math.floor((base * Math.round(Number(gift.percent) * PLACES)) / (PERCENT * PLACES)), most)
}

/** Returns the wagering requirement of an amount and a multiple. Truncated to the cent, as the gateway does. */
export const playedFor = (amount: string, multiple: string): string =>
  centsText(Math.floor((centsOf(amount) * Math.round(Number(multiple) * PLACES)) / PLACES))
