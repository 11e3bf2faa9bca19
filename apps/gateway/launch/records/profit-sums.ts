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

/** Amounts of one source for a day and category; rows with the same day and category are added. */
export interface ProfitRow extends Amounts {
  day: string
  category: GameCategory | null
}

export const NO_AMOUNTS: Amounts = {
  rounds: 0n,
  staked: 0n,
  paid: 0n,
  rebate: 0n,
  promotion: 0n,
  deposit: 0n,
  withdrawal: 0n,
}

/** Sums play, rebates and promotions of rows, without deposits and withdrawals. */
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

/** Sorted by stake, highest first; rows without category come last. */
export function byCategory(rows: readonly ProfitRow[]): OfCategory[] {
  const categories = [...new Set(rows.filter(isOfPlay).map(({ category }) => category))]
  const staked = (category: GameCategory | null) => added(rows.filter((row) => row.category === category)).staked
  return categories
    .toSorted((a, b) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return Number(staked(b) - staked(a)) || a.localeCompare(b)
    })
    .map((category) => ({ category, ...sumsOf(rows.filter((row) => row.category === category)) }))
}

/** Whether a row is about play; deposits and withdrawals belong to no game. */
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
