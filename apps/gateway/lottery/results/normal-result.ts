import { DRAW_SHAPES } from '@ante/lottery/draw-shapes.ts'
import { isDraw } from '@ante/lottery/draw.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

/**
 * Returns a result in the form in which it is stored: prizes in the order of the family. Null if it does not fit the
 * family.
 */
export function normalResult(family: Family, entered: unknown): Draw | null {
  if (!isDraw(family, entered)) return null
  const shape = DRAW_SHAPES[family]
  if (shape.kind !== 'table') return entered
  const prizes = new Map<string, readonly string[]>(Object.entries(entered))
  return Object.fromEntries(shape.prizes.map(({ name }) => [name, prizes.get(name) ?? []]))
}
