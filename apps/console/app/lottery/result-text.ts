import type { ResultShape } from '@ante/contract/console/lottery-results.ts'

/** Formats a result: numbers or symbols in drawing order, or numbers by prize. */
export function resultText(result: unknown): string {
  if (result === null || result === undefined) return '–'
  if (Array.isArray(result)) return result.map(String).join(' ')
  return Object.entries(result)
    .map(([prize, numbers]) => `${prize}: ${Array.isArray(numbers) ? numbers.map(String).join(' ') : ''}`)
    .join(' · ')
}

/** Texts of the fields of an entry: one for numbers, one per symbol, or one per prize. */
export const fieldsOf = (shape: ResultShape): string[] => {
  if (shape.kind === 'numbers') return ['numbers']
  return shape.kind === 'symbols'
    ? Array.from({ length: shape.count }, (_, index) => String(index))
    : shape.prizes.map(({ name }) => name)
}

/** Why a field cannot be read; null if it can. */
export type FieldProblem = { field: string; found: number; needed: number }

/** The result as the call takes it, or the first field that is not complete. */
export type ReadEntry = { result: string; problem: null } | { result: null; problem: FieldProblem }

/** Reads the typed fields. The gateway checks ranges and repetitions. */
export function readEntry(shape: ResultShape, typed: Readonly<Record<string, string>>): ReadEntry {
  if (shape.kind === 'symbols') {
    const symbols = fieldsOf(shape).map((field) => typed[field] ?? '')
    const found = symbols.filter((symbol) => symbol !== '').length
    if (found < shape.count) return { result: null, problem: { field: '0', found, needed: shape.count } }
    return { result: symbols.join(' '), problem: null }
  }
  if (shape.kind === 'numbers') {
    const needed = shape.parts.reduce((sum, { count }) => sum + count, 0)
    const words = wordsIn(typed['numbers'] ?? '')
    const areDigits = shape.parts.every(({ highest }) => highest <= 9)
    // Digits may be typed without spaces.
    const numbers = areDigits && words.length === 1 ? (words[0] ?? '').split('') : words
    if (numbers.length !== needed) return { result: null, problem: { field: 'numbers', found: numbers.length, needed } }
    return { result: numbers.join(' '), problem: null }
  }
  const prizes = shape.prizes.map(({ name, count, digits }) => {
    const numbers = wordsIn(typed[name] ?? '')
    return {
      name,
      needed: count,
      numbers,
      isComplete: numbers.length === count && numbers.every(({ length }) => length === digits),
    }
  })
  const wrong = prizes.find(({ isComplete }) => !isComplete)
  if (wrong) return { result: null, problem: { field: wrong.name, found: wrong.numbers.length, needed: wrong.needed } }
  return { result: prizes.map(({ name, numbers }) => `${name}: ${numbers.join(' ')}`).join('; '), problem: null }
}

const wordsIn = (text: string): string[] => text.split(/\D+/).filter((word) => word !== '')
