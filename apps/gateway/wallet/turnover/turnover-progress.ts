import { textOf } from '../../kit/money.ts'

/** An interval on the axis of a member's turnover. */
export interface TurnoverPart {
  from_turnover: bigint
  to_turnover: bigint
}

/** Returns the played and the remaining part of an interval, in hundredths of units. */
export function progressOf({ from_turnover: from, to_turnover: to }: TurnoverPart, turnover: bigint) {
  const start = turnover < from ? from : turnover
  const end = start > to ? to : start
  return { required: to - from, done: end - from, left: to - end }
}

/**
 * Returns the turnover left until the end of the last interval. After reversed bets it may exceed the length of the
 * intervals.
 */
export function leftBefore(pieces: readonly TurnoverPart[], turnover: bigint): bigint {
  const end = pieces.reduce((last, { to_turnover: to }) => (to > last ? to : last), turnover)
  return end - turnover
}

const HUNDREDTHS_OF_A_CENT = 10_000n

/** Formats played turnover, rounded down, so that the displayed value never exceeds the actual one. */
export const playedText = (hundredths: bigint): string => textOf(hundredths / 100n)

/** Formats remaining turnover, rounded up, so that zero is displayed only when nothing remains. */
export function leftText(hundredths: bigint): string {
  const cents = (hundredths + HUNDREDTHS_OF_A_CENT - 1n) / HUNDREDTHS_OF_A_CENT
  return textOf(cents * 100n)
}
