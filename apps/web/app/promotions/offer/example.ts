import type { PromotionDetail, PromotionGift } from '@ante/contract/promotions/promotions.ts'

import { centsOf, formatCents } from '../../lib/i18n/cents.ts'

const CENTS = 100
const PERCENT = 100
/** Example amounts if the rules define none: a reward of 100, and 1000 as the base of a share. */
const HUNDRED = 100 * CENTS
const THOUSAND = 1000 * CENTS
/** Scale of percentages and multiples, which have at most two decimals. */
const SCALE = 100

/** Worked example of a promotion: the base, the reward, and the wagering requirement. */
export interface Example {
  /** Base of the share; null if the reward is not a share. */
  base: string | null
  gift: string
  /** "0.00" without a wagering requirement. */
  toPlay: string
}

type OfferTerms = Pick<PromotionDetail, 'needs' | 'multiple' | 'multipleOf'> & { gift: PromotionGift }

/** Returns an example for the minimum requirement, truncated to the cent like by the gateway. */
export function exampleOf({ gift, needs, multiple, multipleOf }: OfferTerms): Example {
  const base = gift.kind === 'share' ? baseOf(needs) : null
  const giftAmount = giftCents(gift, base ?? 0)
  const played = giftAmount + (multipleOf === 'deposit and reward' ? (base ?? 0) : 0)
  return {
    base: base === null ? null : formatCents(base),
    gift: formatCents(giftAmount),
    toPlay: playedFor(formatCents(played), multiple),
  }
}

function baseOf(needs: PromotionDetail['needs']): number {
  const min = Math.max(0, ...needs.map((need) => centsOf(need.minimum ?? '0')))
  return min > 0 ? min : THOUSAND
}

function giftCents(gift: PromotionGift, base: number): number {
  if (gift.kind === 'amount') return centsOf(gift.amount)
  const max = gift.cap === null ? Infinity : centsOf(gift.cap)
  if (gift.kind === 'decided') return Math.min(HUNDRED, max)
  return Math.min(Math.floor((base * Math.round(Number(gift.percent) * SCALE)) / (PERCENT * SCALE)), max)
}

/** Returns the wagering requirement of an amount and a multiple, truncated to the cent like by the gateway. */
export const playedFor = (amount: string, multiple: string): string =>
  formatCents(Math.floor((centsOf(amount) * Math.round(Number(multiple) * SCALE)) / SCALE))
