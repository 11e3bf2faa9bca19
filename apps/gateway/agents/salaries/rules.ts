import { payablePart } from '../../kit/money.ts'

/** A tier of a contract: if all conditions are met, its rate or fixed amount is paid. Source: domain handbook 6.8. */
export interface Tier {
  position: number
  minVolume: bigint
  netLoss: bigint
  activeMembers: number
  rateType: 'P' | 'F'
  /** Thousandths of a percent. */
  rateThousandths: number | null
  fixedAmount: bigint | null
}

/** Figures of a team in a period. */
export interface TeamFigures {
  volume: bigint
  active: number
  /** Loss on which a dividend is paid; zero if only turnover counts. */
  loss: bigint
}

/** Treatment of a tier whose loss is not reached: `fixed` ignores the tier, `float` pays it proportionally. */
export type DividendStyle = 'fixed' | 'float'

/** 100 %, in thousandths of a percent. */
const HUNDRED_PERCENT = 100_000n

const isReached = (tier: Tier, { volume, active, loss }: TeamFigures, style: DividendStyle): boolean =>
  volume >= tier.minVolume && active >= tier.activeMembers && (style === 'float' || loss >= tier.netLoss)

/** Returns the highest tier whose conditions are all met; null if there is none. */
export function reachedTier(tiers: readonly Tier[], figures: TeamFigures, style: DividendStyle = 'fixed'): Tier | null {
  const ascending = [...tiers].toSorted((a, b) => a.position - b.position)
  return ascending.findLast((tier) => isReached(tier, figures, style)) ?? null
}

/** Returns the tier above `reached`, or the lowest tier if none was reached; null if there is none. */
export function tierAbove(tiers: readonly Tier[], reached: Tier | null): Tier | null {
  const ascending = [...tiers].toSorted((a, b) => a.position - b.position)
  return ascending.find(({ position }) => reached === null || position > reached.position) ?? null
}

/** Returns the share of an amount at a rate. */
const shareOf = (units: bigint, rateThousandths: number): bigint => (units * BigInt(rateThousandths)) / HUNDRED_PERCENT

/** Currency of the merchant, in which contracts are paid. */
interface Pay {
  currency: string
}

/**
 * Returns the salary of a day or an hour: a share of the whole turnover, or a fixed amount; rounded down to an amount
 * payable in the currency.
 */
export function salaryOf(tiers: readonly Tier[], figures: Omit<TeamFigures, 'loss'>, { currency }: Pay): bigint {
  const tier = reachedTier(tiers, { ...figures, loss: 0n })
  if (!tier) return 0n
  return tier.rateType === 'F'
    ? payablePart(currency, tier.fixedAmount ?? 0n)
    : payablePart(currency, shareOf(figures.volume, tier.rateThousandths ?? 0))
}

/**
 * Returns the dividend of a half-month: a share of the loss, or a fixed amount. In the floating style, the rate of a
 * tier whose loss is not reached is reduced in proportion to the loss.
 */
export function dividendOf(
  tiers: readonly Tier[],
  figures: TeamFigures,
  { style, currency }: Pay & { style: DividendStyle },
): bigint {
  const tier = reachedTier(tiers, figures, style)
  if (!tier || figures.loss <= 0n) return 0n
  if (tier.rateType === 'F') return payablePart(currency, tier.fixedAmount ?? 0n)
  const rate = tier.rateThousandths ?? 0
  if (style === 'fixed' || figures.loss >= tier.netLoss) return payablePart(currency, shareOf(figures.loss, rate))
  return payablePart(currency, (figures.loss * figures.loss * BigInt(rate)) / (tier.netLoss * HUNDRED_PERCENT))
}

/** Returns the rest of an agent's dividends after the direct downlines are paid. Source: domain handbook 6.9. */
export function netDividendOf(gross: bigint, below: bigint): bigint {
  return gross > below ? gross - below : 0n
}

/** Carry-over of losses: 0 none; 1 indefinitely; 2 to the next period; 3 within a month. */
export type CarryOver = 0 | 1 | 2 | 3

export interface PeriodBefore {
  /** Net win of the team; negative: its loss. */
  net: bigint
  carried: bigint
  gross: bigint
  isOfSameMonth: boolean
}

/** Returns the amount carried over from the previous period: an unpaid loss or, negative, a win. */
export function carriedFrom(before: PeriodBefore | null, carryOver: CarryOver): bigint {
  if (!before || before.gross > 0n || carryOver === 0) return 0n
  if (carryOver === 2) return -before.net
  return carryOver === 1 || before.isOfSameMonth ? before.carried - before.net : 0n
}

/** Returns the loss on which a dividend is paid: the period's loss with the carried amount, or zero. */
export function lossOf({ net, carried }: Pick<PeriodBefore, 'net' | 'carried'>): bigint {
  const loss = carried - net
  return loss > 0n ? loss : 0n
}

/** Returns the deduction from `gross` for the amount already paid for the same turnover. */
export const paidBefore = (gross: bigint, before: bigint): bigint => (before < gross ? before : gross)

/** Returns the turnover, active members and loss that are missing for a tier. */
export function missingFor(
  tier: Pick<Tier, 'minVolume' | 'activeMembers' | 'netLoss'>,
  { volume, active, loss }: TeamFigures,
): TeamFigures {
  const short = (requested: bigint, reached: bigint) => (requested > reached ? requested - reached : 0n)
  return {
    volume: short(tier.minVolume, volume),
    active: Math.max(0, tier.activeMembers - active),
    loss: short(tier.netLoss, loss),
  }
}
