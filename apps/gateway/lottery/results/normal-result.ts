import { DRAW_SHAPES } from '@ante/lottery/draw-shapes.ts'
import { isDraw } from '@ante/lottery/draw.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

/**
 * Parses a result as staff enters it: numbers or symbols in drawing order, `3 17 22`; or numbers by prize,
 * `first: 0123; special: 4567 8901`. Returns it as it is stored, prizes in the order of the family; null if it does not
 * fit the family.
 */
export function normalResult(family: Family, text: string): Draw | null {
  const shape = DRAW_SHAPES[family]
  if (shape.kind !== 'table') {
    const words = wordsIn(text)
    const drawn = shape.kind === 'symbols' ? words : words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : null))
    return isDraw(family, drawn) ? drawn : null
  }
  const prizes = text.split(';').map((prize) => prize.split(':'))
  const numbers = new Map(prizes.map(([name = '', list = '']) => [name.trim(), wordsIn(list)]))
  if (prizes.length !== shape.prizes.length || prizes.some((prize) => prize.length !== 2)) return null
  const table = Object.fromEntries(shape.prizes.map(({ name }) => [name, numbers.get(name) ?? []]))
  return isDraw(family, table) ? table : null
}

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '')
