import type { RuleOptions } from '@ante/lottery/bet.ts'
import { isDraw } from '@ante/lottery/draw.ts'
import { lunarYearOf } from '@ante/lottery/features/zodiac.ts'
import { prepareDraw } from '@ante/lottery/prepared-draw.ts'
import type { PreparedDraw } from '@ante/lottery/prepared-draw.ts'

import type { IssueInHand } from '../issue-in-hand.ts'

/** What an issue drew, ready for many slips, and what the rules ask about its day. */
export interface IssueDraw {
  draw: PreparedDraw
  options: RuleOptions
}

/** Numbers are animals' by the lunar year of the day on which they were drawn, whenever they were bet on. */
export function drawOf({ id, family, day, result }: Pick<IssueInHand, 'id' | 'family' | 'day' | 'result'>): IssueDraw {
  if (!isDraw(family, result)) throw new Error(`the result of issue ${id} is none of its family`)
  return { draw: prepareDraw(family, result), options: { lunarYear: lunarYearOf(day) } }
}
