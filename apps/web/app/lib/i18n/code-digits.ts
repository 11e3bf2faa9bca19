import { latinDigits } from '@ante/contract/kit/digits.ts'

/** Two letters in a row mean pasted text, such as a whole message, because a typed letter is removed at once. */
const PASTED_TEXT = /\p{L}{2}/u
/** Digits written as one number, grouped or not. */
const NUMBERS = /\d+(?:[ \u00a0\u202f-]?\d+)*/g

/**
 * Returns the digits of a code, at most `max`. Accepts the digits of any keyboard; from a pasted message it takes
 * the longest number that fits: "Your code: 123 456. Valid for 10 minutes." gives "123456".
 */
export function codeDigits(typed: string, max = 6): string {
  const latin = latinDigits(typed)
  const numbers = (latin.match(NUMBERS) ?? []).map(digitsOf).filter(({ length }) => length <= max)
  const code = numbers.reduce((longest, number) => (number.length > longest.length ? number : longest), '')
  return PASTED_TEXT.test(latin) && code !== '' ? code : digitsOf(latin).slice(0, max)
}

const digitsOf = (latin: string) => latin.replace(/\D/g, '')
