import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { unitsOf } from '../../kit/money.ts'
import type { Promotion } from '../core/type-definition.ts'
import { phaseOf } from '../core/entry-status.ts'
import { hasPrize } from './rules.ts'
import type { Segment } from './rules.ts'

export type Wheel = Promotion<RulesOf<'PRIZE_WHEEL'>>

export const segmentsOf = ({ rules }: Wheel): Segment[] =>
  rules.segments.map(({ amount, weight }) => ({ amount: unitsOf(amount), weight }))

/** Returns the amount that may still be granted; null for unlimited. */
export function leftOf({ quota, budget, granted_count: count, granted_amount: amount }: Wheel): bigint | null {
  if (quota !== null && count >= quota) return 0n
  return budget === null ? null : budget - amount
}

/** Whether a wheel is not running, or no prize is left; `wheel_has_prizes` in the database has the same rule. */
export const isOver = (wheel: Wheel, now: Date): boolean =>
  phaseOf(wheel, now) !== 'running' || !hasPrize(segmentsOf(wheel), leftOf(wheel))
