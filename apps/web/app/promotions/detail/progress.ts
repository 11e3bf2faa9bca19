import type { PromotionNeed } from '@ante/contract/promotions/promotions.ts'

export interface Progress {
  done: string
  target: string
  /** Whether both values are amounts. */
  isMoney: boolean
  /** Share of the requirement that is done, from 0 to 1. */
  share: number
}

/** Needs measured by amount; the others are measured by count. */
const BY_AMOUNT: readonly PromotionNeed['kind'][] = ['loss', 'turnover', 'deposit']

/** Returns the progress of a need; null if it is not measured. */
export function progressOf({ kind, minimum: min, count, done }: PromotionNeed): Progress | null {
  const isMoney = BY_AMOUNT.includes(kind)
  const target = isMoney ? min : count
  if (done === null || target === null || Number(target) <= 0) return null
  return { done, target: String(target), isMoney, share: Math.min(1, Math.max(0, Number(done) / Number(target))) }
}
