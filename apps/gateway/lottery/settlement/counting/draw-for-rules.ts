import type { RuleOptions } from '@ante/lottery/bet.ts'
import { isDraw } from '@ante/lottery/draw.ts'
import { lunarYearOf } from '@ante/lottery/features/zodiac.ts'
import { prepareDraw } from '@ante/lottery/prepared-draw.ts'
import type { PreparedDraw } from '@ante/lottery/prepared-draw.ts'

import type { WaitingDraw } from '../waiting-draw.ts'

/** A result prepared for the evaluation of many slips, with the options that depend on the draw's day. */
export interface DrawForRules {
  draw: PreparedDraw
  options: RuleOptions
}

/** Prepares a draw's result. The lunar year of its day, not of the bet, determines the animals of numbers. */
export function prepareForRules({
  id,
  family,
  day,
  result,
}: Pick<WaitingDraw, 'id' | 'family' | 'day' | 'result'>): DrawForRules {
  if (!isDraw(family, result)) throw new Error(`the result of draw ${id} is invalid for its family`)
  return { draw: prepareDraw(family, result), options: { lunarYear: lunarYearOf(day) } }
}
