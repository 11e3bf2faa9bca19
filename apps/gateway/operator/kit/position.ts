import { UsageError } from './failures.ts'

const MAX_POSITION = 1_000_000

/** Parses a sort position: a whole number. */
export function positionOf(text: string): number {
  const position = Number(text)
  if (Number.isInteger(position) && Math.abs(position) <= MAX_POSITION) return position
  throw new UsageError(`Invalid position: ${text}. Use a whole number from -${MAX_POSITION} to ${MAX_POSITION}.`)
}
