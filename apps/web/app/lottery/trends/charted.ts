import type { PastDraw } from '@ante/contract/lottery/draws/draws.ts'
import { isFamily } from '@ante/lottery/family.ts'
import type { Family } from '@ante/lottery/family.ts'

import { shownDraw } from '../kit/balls/shown-draw.ts'
import { numbersOf } from './tabs/tabs-of.ts'

export interface ChartedDraw {
  drawNumber: string
  /** Day of the draw in the merchant's calendar: `2026-01-20`. */
  day: string
  result: unknown
  numbers: number[]
}

export interface DrawChart {
  family: Family
  /** The latest first. */
  draws: ChartedDraw[]
}

/** Converts draws for charts; awaited and void draws are omitted. Null for an unknown family. */
export function chartedOf(family: string, draws: readonly PastDraw[]): DrawChart | null {
  if (!isFamily(family)) return null
  const drawn = draws.flatMap(({ drawNumber, result }) => {
    const draw = shownDraw(family, result)
    return draw ? [{ drawNumber, day: dayOf(drawNumber), result, numbers: numbersOf(draw.family, draw.draw) }] : []
  })
  return { family, draws: drawn }
}

/** Returns the day of a draw, with which its number begins. Source: domain handbook 3.3. */
const dayOf = (drawNumber: string) => `${drawNumber.slice(0, 4)}-${drawNumber.slice(4, 6)}-${drawNumber.slice(6, 8)}`
