import { nameKey } from '@ante/contract/identity/real-name.ts'
import type { CheckResult, ReviewCheck } from '@ante/contract/console/withdrawal-parts.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { maskedName } from '../../identity/public.ts'
import { textOf } from '../../kit/money.ts'

/** Minimum age of a card in hours; newer cards fail a check, because the account may have been taken over. */
const NEW_CARD_HOURS = 72
/** Number of requests within 24 hours above which a check fails. */
const REQUESTS_A_DAY = 3
/** Amounts from one half of the merchant's maximum are large. */
const LARGE_PART = 2n

/** Current values that the checks compare. */
export interface CheckedFacts {
  amount: bigint
  /** Maximum of one withdrawal at the merchant. */
  maximum: bigint
  holder: string
  payeeName: string | null
  turnoverLeft: bigint
  cardAddedAt: Date
  now: Date
  /** Requests of the member in the last 24 hours. */
  requestsInLastDay: number
  linked: number
  exclusion: string | null
  isActive: boolean
}

/** Returns all checks in the order of the screen, with the values they compared. */
export function checksOf(facts: CheckedFacts): CheckResult[] {
  const { amount, maximum, holder, payeeName, turnoverLeft, requestsInLastDay, linked, exclusion, isActive } = facts
  const cardHours = Math.floor((facts.now.getTime() - facts.cardAddedAt.getTime()) / HOUR_MS)
  const large = maximum / LARGE_PART
  return [
    {
      code: 'payee',
      passed: payeeName !== null && nameKey(payeeName) === nameKey(holder),
      value: maskedName(holder),
      limit: payeeName === null ? null : maskedName(payeeName),
    },
    { code: 'turnover', passed: turnoverLeft === 0n, value: textOf(turnoverLeft), limit: null },
    { code: 'card', passed: cardHours >= NEW_CARD_HOURS, value: String(cardHours), limit: String(NEW_CARD_HOURS) },
    {
      code: 'velocity',
      passed: requestsInLastDay <= REQUESTS_A_DAY,
      value: String(requestsInLastDay),
      limit: String(REQUESTS_A_DAY),
    },
    { code: 'large', passed: amount < large, value: textOf(amount), limit: textOf(large) },
    { code: 'linked', passed: linked === 0, value: String(linked), limit: null },
    { code: 'exclusion', passed: exclusion === null, value: exclusion ?? '', limit: null },
    { code: 'blocked', passed: isActive, value: isActive ? 'active' : 'disabled', limit: null },
  ]
}

export const failedIn = (checks: readonly CheckResult[]): ReviewCheck[] =>
  checks.filter(({ passed }) => !passed).map(({ code }) => code)

/** Returns the version of a withdrawal, which changes with everything that a reviewer decides on. */
export const versionOf = ({ state, review_version: version }: { state: string; review_version: number }): string =>
  `${state}.${version}`
