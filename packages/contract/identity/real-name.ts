import { cleanLine } from '../kit/text.ts'

/** Variants of apostrophes and hyphens from keyboards and word processors. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u00b4\u0060\uff07]/g
const HYPHENS = /[\u2010-\u2013\u2212\ufe63\uff0d]/g

/** Combining marks, and the joiners between letters of some scripts. */
const MARKS = /[\p{M}\u200c\u200d]/gu

/** Returns a person's name in storage format: NFC on one line, with ASCII apostrophes and hyphens. */
export const cleanName = (typed: string): string => cleanLine(typed).replace(APOSTROPHES, "'").replace(HYPHENS, '-')

/**
 * Returns the name without marks, for a merchant's pattern: vowel signs and accents belong to their letters, and most
 * patterns do not cover marks.
 */
export const nameLetters = (name: string): string => cleanName(name).replace(MARKS, '')

/**
 * Returns a key that is equal for spellings of one name: banks use capitals, and omit apostrophes, dots and hyphens.
 */
export const nameKey = (name: string): string =>
  cleanName(name.normalize('NFKC'))
    .toUpperCase()
    .toLowerCase()
    // The lower case of `İ` is an i with a combining dot.
    .replace(/i\u0307/g, 'i')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
