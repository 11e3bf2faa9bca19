import { payablePart } from '../../kit/money.ts'

/** A row of a contract: who reaches all of it is paid by its rate, or its fixed amount. Source: domain handbook 6.8. */
export interface Tier {
  place: number
  minVolume: bigint
  netLoss: bigint
  activeMembers: number
  rateType: 'P' | 'F'
  /** Of a percent. */
  rateThousandths: number | null
  fixedAmount: bigint | null
}

/** What a team came to in a period. */
export interface Facts {
  volume: bigint
  active: number
  /** What a dividend is paid of; zero where only turnover counts. */
  loss: bigint
}

/** Of a row whose loss is not reached: it does not count at all, or gives its part. */
export type DividendStyle = 'fixed' | 'float'

/** A hundred percent, in thousandths of one. */
const WHOLE = 100_000n

const isReached = (tier: Tier, { volume, active, loss }: Facts, style: DividendStyle): boolean =>
  volume >= tier.minVolume && active >= tier.activeMembers && (style === 'float' || loss >= tier.netLoss)

/** The highest row of which every condition is met; null where none is. */
export function reachedTier(tiers: readonly Tier[], facts: Facts, style: DividendStyle = 'fixed'): Tier | null {
  const rising = [...tiers].toSorted((one, other) => one.place - other.place)
  return rising.findLast((tier) => isReached(tier, facts, style)) ?? null
}

/** The first row above the one that was reached; null where there is none. */
export function tierAbove(tiers: readonly Tier[], reached: Tier | null): Tier | null {
  const rising = [...tiers].toSorted((one, other) => one.place - other.place)
  return rising.find(({ place }) => reached === null || place > reached.place) ?? null
}

/** The part of an amount that a rate is of it. */
const shareOf = (units: bigint, rateThousandths: number): bigint => (units * BigInt(rateThousandths)) / WHOLE

/** Contracts pay in the currency of their merchant. */
interface Pay {
  currency: string
}

/** What a day or an hour earns: a share of all its turnover, or the fixed amount once; as far as the currency can pay it. */
export function salaryOf(tiers: readonly Tier[], facts: Omit<Facts, 'loss'>, { currency }: Pay): bigint {
  const tier = reachedTier(tiers, { ...facts, loss: 0n })
  if (!tier) return 0n
  return tier.rateType === 'F'
    ? payablePart(currency, tier.fixedAmount ?? 0n)
    : payablePart(currency, shareOf(facts.volume, tier.rateThousandths ?? 0))
}

/** What a half of a month earns of the loss. In the floating style a row whose loss is not reached gives that part of it. */
export function dividendOf(
  tiers: readonly Tier[],
  facts: Facts,
  { style, currency }: Pay & { style: DividendStyle },
): bigint {
  const tier = reachedTier(tiers, facts, style)
  if (!tier || facts.loss <= 0n) return 0n
  if (tier.rateType === 'F') return payablePart(currency, tier.fixedAmount ?? 0n)
  const rate = tier.rateThousandths ?? 0
  if (style === 'fixed' || facts.loss >= tier.netLoss) return payablePart(currency, shareOf(facts.loss, rate))
  return payablePart(currency, (facts.loss * facts.loss * BigInt(rate)) / (tier.netLoss * WHOLE))
}

/** What is left of an agent's own dividends once those directly below him have theirs. Source: domain handbook 6.9. */
export function ownNet(gross: bigint, below: bigint): bigint {
  return gross > below ? gross - below : 0n
}

/** 0: nothing is carried on; 1: for ever; 2: from one period to the next; 3: within a month. */
export type CarryOver = 0 | 1 | 2 | 3

export interface PeriodBefore {
  /** What the team won, below zero what it lost. */
  net: bigint
  carried: bigint
  gross: bigint
  isOfSameMonth: boolean
}

/** What of the period before counts in this one: a loss that paid nothing, below zero a win. */
export function carriedFrom(before: PeriodBefore | null, carryOver: CarryOver): bigint {
  if (!before || before.gross > 0n || carryOver === 0) return 0n
  if (carryOver === 2) return -before.net
  return carryOver === 1 || before.isOfSameMonth ? before.carried - before.net : 0n
}

/** What a dividend is paid of. */
export function lossOf({ net, carried }: Pick<PeriodBefore, 'net' | 'carried'>): bigint {
  const loss = carried - net
  return loss > 0n ? loss : 0n
}

/** What of this is not paid, because the same turnover was paid for before it. */
export const paidBefore = (gross: bigint, before: bigint): bigint => (before < gross ? before : gross)

/** What is still short of a row. */
export function missingFor(
  tier: Pick<Tier, 'minVolume' | 'activeMembers' | 'netLoss'>,
  { volume, active, loss }: Facts,
): Facts {
  const short = (wanted: bigint, had: bigint) => (wanted > had ? wanted - had : 0n)
  return {
    volume: short(tier.minVolume, volume),
    active: Math.max(0, tier.activeMembers - active),
    loss: short(tier.netLoss, loss),
  }
}
