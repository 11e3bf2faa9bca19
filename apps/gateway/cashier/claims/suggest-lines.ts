import type { MatchReason } from '@ante/contract/console/deposits.ts'
import { nameKey } from '@ante/contract/identity/real-name.ts'
import { HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'

/** A payment that a deposit expects. */
export interface Expected {
  number: string
  toPay: bigint
  payerReference: string
  payeeName: string | null
  createdAt: Date
}

export interface Candidate {
  amount: bigint
  payer: string
  reference: string
  bookedAt: Date
}

const WEIGHTS: Record<MatchReason, number> = { amount: 50, number: 30, payer: 15, time: 10, near: 5 }
/** An amount is near if it differs from the amount to pay by at most one twentieth. */
const NEAR_PART = 20n
const SOON_MS = 6 * HOUR_MS
/** A line may be earlier than the deposit by this time, because banks state times without seconds. */
const EARLY_MS = MINUTE_MS
const MIN_WORD_LENGTH = 4

/** Returns the reasons why a bank line may be the payment of a deposit; a line without reasons is not suggested. */
export function matchReasons(expected: Expected, candidate: Candidate): MatchReason[] {
  const { toPay, createdAt } = expected
  const difference = candidate.amount > toPay ? candidate.amount - toPay : toPay - candidate.amount
  const isNear = difference !== 0n && difference * NEAR_PART <= toPay
  const afterMs = candidate.bookedAt.getTime() - createdAt.getTime()
  const reasons: MatchReason[] = []
  if (difference === 0n) reasons.push('amount')
  if (namesNumber(expected, candidate)) reasons.push('number')
  if (isPayer(expected, candidate)) reasons.push('payer')
  if (reasons.length === 0) return []
  if (isNear) reasons.push('near')
  if (afterMs >= -EARLY_MS && afterMs <= SOON_MS) reasons.push('time')
  return reasons
}

export const scoreOf = (reasons: readonly MatchReason[]): number =>
  reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)

/** Whether the line contains the deposit's number, or the reference that the payer entered. */
function namesNumber({ number, payerReference }: Expected, { reference }: Candidate): boolean {
  const text = lettersOf(reference)
  const payerReferenceText = lettersOf(payerReference)
  return (
    text.includes(lettersOf(number)) ||
    (payerReferenceText.length >= MIN_WORD_LENGTH && text.includes(payerReferenceText))
  )
}

function isPayer({ payeeName }: Expected, { payer }: Candidate): boolean {
  if (payeeName === null || payer === '') return false
  return wordsOf(payeeName) === wordsOf(payer)
}

/** Returns the sorted words of a name: banks write names in any order, such as `REYES, ANA`. */
const wordsOf = (name: string): string =>
  name
    .split(/[\s,]+/)
    .map(nameKey)
    .filter(Boolean)
    .toSorted()
    .join(' ')

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
