import * as z from 'zod/mini'

import { DecimalText } from '../kit/money.ts'
import { MAX_LEVEL } from './level.ts'

export const VipLevelNumber = z.int().check(z.gte(0), z.lte(MAX_LEVEL))

/** A member's level, and the way to the next one. */
export const VipProgress = z.object({
  level: VipLevelNumber,
  totalTurnover: DecimalText,
  /** Turnover of this month, and the turnover required to keep the level. */
  monthlyTurnover: z.object({ actual: DecimalText, expected: DecimalText }),
  /**
   * Requirement of the next level; null on the highest level. `month` is set if the member lost the next level at a
   * month's end, although the total turnover suffices: it is the turnover in one month that restores the level.
   */
  next: z.nullable(
    z.object({
      level: VipLevelNumber,
      threshold: DecimalText,
      left: DecimalText,
      month: z.nullable(DecimalText),
    }),
  ),
})
export type VipProgress = z.output<typeof VipProgress>
