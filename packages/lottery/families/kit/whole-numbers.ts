import type { Board } from '../../play.ts'
import { PLACE_NAMES, board, numberRow, numbersFrom } from './boards.ts'
import { typedDigits } from './table-menu.ts'

const DIGITS = numbersFrom(0, 9)

export const PAIRS_OF_DIGITS = numbersFrom(0, 99).map((number) => number.padStart(2, '0'))

/** Returns the board for numbers: one row of a hundred balls for two digits, otherwise a row per digit. */
export function wholeNumberBoard(digits: number): Board {
  const rows =
    digits === 2
      ? [numberRow('numbers', PAIRS_OF_DIGITS)]
      : PLACE_NAMES.slice(-digits).map((name) => numberRow(name, DIGITS))
  return board(rows, typedDigits(digits))
}

/** Returns the board for numbers whose digits may be in any order, which can only be typed. */
export function anyOrderBoard(digits: number): Board {
  return board([], typedDigits(digits, { only: true, unordered: true }))
}

export function digitBoard(): Board {
  return board([numberRow('digits', DIGITS)])
}
