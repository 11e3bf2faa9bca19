import { isEven, isOdd, valuesWhere } from '../kit/classes.ts'

/** Source: domain handbook 4.7. */
export const HIGHEST = 49
/** Number that refunds the stakes of plays on halves of the other 48. */
export const TIE = 49
const BIG = 25
const BIG_DIGIT_SUM = 7
const BIG_TAIL = 5

const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]
const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]

export const LHC_COLORS = {
  red: RED,
  blue: BLUE,
  green: valuesWhere(1, HIGHEST, (number) => !RED.includes(number) && !BLUE.includes(number)),
}

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10)
const halves = (holds: (number: number) => boolean): number[] => valuesWhere(1, TIE - 1, holds)

export const SIDES = {
  b: halves((number) => number >= BIG),
  s: halves((number) => number < BIG),
  o: halves(isOdd),
  e: halves(isEven),
}

export const SUM_SIDES = {
  b: halves((number) => digitSum(number) >= BIG_DIGIT_SUM),
  s: halves((number) => digitSum(number) < BIG_DIGIT_SUM),
  o: halves((number) => isOdd(digitSum(number))),
  e: halves((number) => isEven(digitSum(number))),
}

export const TAIL_SIDES = {
  b: halves((number) => number % 10 >= BIG_TAIL),
  s: halves((number) => number % 10 < BIG_TAIL),
}

/** Numbers by first digit; numbers below ten have 0. */
export const HEADS = Object.fromEntries(
  [0, 1, 2, 3, 4].map((head) => [head, valuesWhere(1, HIGHEST, (number) => Math.floor(number / 10) === head)]),
)

/** Numbers by last digit. */
export const TAILS = Object.fromEntries(
  Array.from({ length: 10 }, (_, tail) => [tail, valuesWhere(1, HIGHEST, (number) => number % 10 === tail)]),
)
