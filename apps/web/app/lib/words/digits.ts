import { latinDigits } from '@ante/contract/kit/digits.ts'

/** At least two letters in a row are pasted text, such as a whole message: single keys are removed one at a time. */
const WORD = /\p{L}{2}/u
/** Digits that are written as one number, in groups or not. */
const NUMBERS = /\d+(?:[ \u00a0\u202f-]?\d+)*/g

/**
 * The digits of a code, at most `atMost`. From any keyboard; of a pasted message the longest number that fits: "Your code:
 * 123 456. Valid for 10 minutes." gives "123456".
 */
export function codeDigits(typed: string, atMost = 6): string {
  const latin = latinDigits(typed)
  const numbers = (latin.match(NUMBERS) ?? []).map(digitsOf).filter(({ length }) => length <= atMost)
  const code = numbers.reduce((longest, one) => (one.length > longest.length ? one : longest), '')
  return WORD.test(latin) && code !== '' ? code : digitsOf(latin).slice(0, atMost)
}

const digitsOf = (latin: string) => latin.replace(/\D/g, '')
