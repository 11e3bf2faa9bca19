import { randomInt } from 'node:crypto'

/** Without digits and letters that are easily confused, and without U, so that fewer offensive words appear. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 30^8 codes: guessing one is infeasible within the limit of attempts. */
const LENGTH = 8

/** Returns a random booking code: `7KQ2MVXA`. */
export const newBookingCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
