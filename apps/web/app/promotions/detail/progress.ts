import type { PromotionNeed } from '@ante/contract/promotions/activities.ts'

export interface Progress {
  done: string
  wanted: string
  /** Whether both are amounts. */
  isMoney: boolean
  /** From nothing to all of it. */
  share: number
}

/** What is counted by amount; the rest is counted by how often. */
const BY_AMOUNT: readonly PromotionNeed['kind'][] = ['loss', 'turnover', 'deposit']

/** How far somebody has come with what is asked; null where that is not counted. */
export function progressOf({ kind, least, count, done }: PromotionNeed): Progress | null {
  const isMoney = BY_AMOUNT.includes(kind)
  const wanted = isMoney ? least : count
  if (done === null || wanted === null || Number(wanted) <= 0) return null
  return { done, wanted: String(wanted), isMoney, share: Math.min(1, Math.max(0, Number(done) / Number(wanted))) }
}
