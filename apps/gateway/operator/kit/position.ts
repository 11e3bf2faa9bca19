import { UsageError } from './failures.ts'

const MOST_POSITION = 1_000_000

/** Parses a sort position: a whole number. */
export function positionOf(said: string): number {
  const position = Number(said)
  if (Number.isInteger(position) && Math.abs(position) <= MOST_POSITION) return position
  throw new UsageError(`Invalid position: ${said}. Use a whole number from -${MOST_POSITION} to ${MOST_POSITION}.`)
}
