import type { PromotionDetail, PromotionGift } from '@ante/contract/promotions/activities.ts'

import { centsOf, centsText } from '../../lib/words/cents.ts'

const CENTS = 100
const PERCENT = 100
/**
 * What is counted with where the merchant names no amount: a hundred of the currency's units, and a thousand of what a
 * share is of.
 */
const HUNDRED = 100 * CENTS
const THOUSAND = 1000 * CENTS
/** Per cent and multiples have two decimals at most. */
const PLACES = 100

/** A promotion in numbers: of so much comes so much, and so much has to be played then. */
export interface Example {
  /** What the share is of; null where none is given. */
  base: string | null
  gift: string
  /** "0.00" where nothing has to be played. */
  toPlay: string
}

type Promised = Pick<PromotionDetail, 'needs' | 'multiple' | 'multipleOf'> & { gift: PromotionGift }

/** What it gives and asks, by the least that has to be done for it. Cut to the cent, as the gateway does. */
export function exampleOf({ gift, needs, multiple, multipleOf }: Promised): Example {
  const base = gift.kind === 'share' ? baseOf(needs) : null
  const given = giftCents(gift, base ?? 0)
  const played = given + (multipleOf === 'deposit and reward' ? (base ?? 0) : 0)
  return {
    base: base === null ? null : centsText(base),
    gift: centsText(given),
    toPlay: playedFor(centsText(played), multiple),
  }
}

function baseOf(needs: PromotionDetail['needs']): number {
  const least = Math.max(0, ...needs.map((need) => centsOf(need.least ?? '0')))
  return least > 0 ? least : THOUSAND
}

function giftCents(gift: PromotionGift, base: number): number {
  if (gift.kind === 'amount') return centsOf(gift.amount)
  const most = gift.cap === null ? Infinity : centsOf(gift.cap)
  if (gift.kind === 'decided') return Math.min(HUNDRED, most)
  return Math.min(Math.floor((base * Math.round(Number(gift.percent) * PLACES)) / (PERCENT * PLACES)), most)
}

/** What has to be played for an amount that is to be played so often. Cut to the cent, as the gateway does. */
export const playedFor = (amount: string, multiple: string): string =>
  centsText(Math.floor((centsOf(amount) * Math.round(Number(multiple) * PLACES)) / PLACES))
