import type { RuleOptions } from '@ante/lottery/bet.ts'
import { isDraw } from '@ante/lottery/draw.ts'
import { lunarYearOf } from '@ante/lottery/features/zodiac.ts'
import { prepareDraw } from '@ante/lottery/prepared-draw.ts'
import type { PreparedDraw } from '@ante/lottery/prepared-draw.ts'

import type { WaitingDraw } from '../waiting-draw.ts'

/** A prepared result of a draw, for evaluating many slips, and the data of its day that rules need. */
export interface DrawForRules {
  draw: PreparedDraw
  options: RuleOptions
}

/** Numbers map to animals by the lunar year of the draw's day, regardless of when the bet was placed. */
export function prepareForRules({ id, family, day, result }: Pick<WaitingDraw, 'id' | 'family' | 'day' | 'result'>): DrawForRules {
  if (!isDraw(family, result)) throw new Error(`the result of draw ${id} is invalid for its family`)
  return { draw: prepareDraw(family, result), options: { lunarYear: lunarYearOf(day) } }
}
