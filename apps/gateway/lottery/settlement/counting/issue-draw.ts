import type { RuleOptions } from '@ante/lottery/bet.ts'
import { isDraw } from '@ante/lottery/draw.ts'
import { lunarYearOf } from '@ante/lottery/features/zodiac.ts'
import { prepareDraw } from '@ante/lottery/prepared-draw.ts'
import type { PreparedDraw } from '@ante/lottery/prepared-draw.ts'

import type { WaitingIssue } from '../waiting-issue.ts'

/** A prepared result of a draw, for evaluating many slips, and the data of its day that rules need. */
export interface IssueDraw {
  draw: PreparedDraw
  options: RuleOptions
}

/** Numbers map to animals by the lunar year of the draw's day, regardless of when the bet was placed. */
export function drawOf({ id, family, day, result }: Pick<WaitingIssue, 'id' | 'family' | 'day' | 'result'>): IssueDraw {
  if (!isDraw(family, result)) throw new Error(`the result of draw ${id} is invalid for its family`)
  return { draw: prepareDraw(family, result), options: { lunarYear: lunarYearOf(day) } }
}
