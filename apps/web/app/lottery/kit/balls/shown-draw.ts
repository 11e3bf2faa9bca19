import { isDraw } from '@ante/lottery/draw.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import { isFamily } from '@ante/lottery/family.ts'
import type { Family } from '@ante/lottery/family.ts'

export interface ShownDraw {
  family: Family
  draw: Draw
}

/** Parses a result of the wire; null for a family or a result that this app does not know. */
export function shownDraw(family: string, result: unknown): ShownDraw | null {
  return isFamily(family) && isDraw(family, result) ? { family, draw: result } : null
}
