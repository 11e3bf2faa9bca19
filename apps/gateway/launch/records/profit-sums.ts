import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { DaySums, OfCategory, PlaySums } from '@ante/contract/launch/profit-and-loss.ts'

import { textOf } from '../../kit/money.ts'

interface Amounts {
  rounds: bigint
  staked: bigint
  paid: bigint
  rebate: bigint
  promotion: bigint
  deposit: bigint
  withdrawal: bigint
}

/** A part of what a day and a category come to. */
export interface ProfitRow extends Amounts {
  day: string
  category: GameCategory | null
}

export const NOTHING: Amounts = {
  rounds: 0n,
  staked: 0n,
  paid: 0n,
  rebate: 0n,
  promotion: 0n,
  deposit: 0n,
  withdrawal: 0n,
}

/** What rows come to, without what was brought and taken. */
function sumsOf(rows: readonly ProfitRow[]): PlaySums {
  const { rounds, staked, paid, rebate, promotion } = added(rows)
  return {
    rounds: Number(rounds),
    betting: textOf(staked),
    winning: textOf(paid),
    rebate: textOf(rebate),
    promotion: textOf(promotion),
    pnl: textOf(paid - staked + rebate + promotion),
  }
}

export function daySumsOf(rows: readonly ProfitRow[]): DaySums {
  const { deposit, withdrawal } = added(rows)
  return { ...sumsOf(rows), deposit: textOf(deposit), withdraw: textOf(withdrawal) }
}

/** The one with the most staked first; what belongs to no kind of game is the last. */
export function byCategory(rows: readonly ProfitRow[]): OfCategory[] {
  const categories = [...new Set(rows.filter(isOfPlay).map(({ category }) => category))]
  const staked = (category: GameCategory | null) => added(rows.filter((row) => row.category === category)).staked
  return categories
    .toSorted((one, other) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null)
      return Number(staked(other) - staked(one)) || one.localeCompare(other)
    })
    .map((category) => ({ category, ...sumsOf(rows.filter((row) => row.category === category)) }))
}

/** Money that is only brought or taken belongs to no game at all. */
const isOfPlay = ({ category, rebate, promotion }: ProfitRow): boolean =>
  category !== null || rebate !== 0n || promotion !== 0n

function added(rows: readonly ProfitRow[]): Amounts {
  const sum = (field: keyof Amounts) => rows.reduce((total, row) => total + row[field], 0n)
  return {
    rounds: sum('rounds'),
    staked: sum('staked'),
    paid: sum('paid'),
    rebate: sum('rebate'),
    promotion: sum('promotion'),
    deposit: sum('deposit'),
    withdrawal: sum('withdrawal'),
  }
}
