import type { PastDraw } from '@ante/contract/lottery/draws/draws.ts'
import { isFamily } from '@ante/lottery/family.ts'
import type { Family } from '@ante/lottery/family.ts'

import { shownDraw } from '../kit/balls/shown-draw.ts'
import { numbersOf } from './tabs/tabs-of.ts'

export interface ChartedDraw {
  numero: string
  /** Day of the draw in the merchant's calendar: `2026-01-20`. */
  day: string
  result: unknown
  numbers: number[]
}

export interface Charted {
  family: Family
  /** The latest first. */
  draws: ChartedDraw[]
}

/** Converts draws for charts; awaited and void draws are omitted. Null for an unknown family. */
export function chartedOf(family: string, draws: readonly PastDraw[]): Charted | null {
  if (!isFamily(family)) return null
  const drawn = draws.flatMap(({ numero, result }) => {
    const shown = shownDraw(family, result)
    return shown ? [{ numero, day: dayOf(numero), result, numbers: numbersOf(shown.family, shown.draw) }] : []
  })
  return { family, draws: drawn }
}

/** Each draw number begins with the day. Source: domain handbook 3.3. */
const dayOf = (numero: string) => `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`
