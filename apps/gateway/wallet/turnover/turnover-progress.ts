import { textOf } from '../../kit/money.ts'

/** A piece of the line of a member's turnover. */
export interface Piece {
  from_turnover: bigint
  to_turnover: bigint
}

/** What of a piece is played, and what is left, in hundredths of units. */
export function progressOf({ from_turnover: from, to_turnover: to }: Piece, turnover: bigint) {
  const begun = turnover < from ? from : turnover
  const reached = begun > to ? to : begun
  return { required: to - from, done: reached - from, left: to - reached }
}

/** What is left before all pieces are done. After bets were taken back it may be more than the pieces themselves. */
export function leftBefore(pieces: readonly Piece[], turnover: bigint): bigint {
  const end = pieces.reduce((last, { to_turnover: to }) => (to > last ? to : last), turnover)
  return end - turnover
}

const HUNDREDTHS_OF_A_CENT = 10_000n

/** Cut off, so that nobody reads of more than he has played. */
export const playedText = (hundredths: bigint): string => textOf(hundredths / 100n)

/** Rounded up, so that nobody reads of nothing while something is left. */
export function leftText(hundredths: bigint): string {
  const cents = (hundredths + HUNDREDTHS_OF_A_CENT - 1n) / HUNDREDTHS_OF_A_CENT
  return textOf(cents * 100n)
}
