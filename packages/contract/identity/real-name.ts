import { cleanLine } from '../kit/text.ts'

/** Apostrophes and hyphens as keyboards and word processors write them. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u00b4\u0060\uff07]/g
const HYPHENS = /[\u2010-\u2013\u2212\ufe63\uff0d]/g

/** The marks of letters, and the joiners between letters of some scripts. */
const MARKS = /[\p{M}\u200c\u200d]/gu

/** A person's name as it is stored: NFC on one line, with the apostrophe and the hyphen of ASCII. */
export const cleanName = (typed: string): string => cleanLine(typed).replace(APOSTROPHES, "'").replace(HYPHENS, '-')

/**
 * What a merchant's pattern is asked about: vowel signs and accents belong to their letters, and most patterns know
 * nothing of marks.
 */
export const nameLetters = (name: string): string => cleanName(name).replace(MARKS, '')

/** The same for two spellings of one name: banks write capitals, and leave out apostrophes, dots and hyphens. */
export const nameKey = (name: string): string =>
  cleanName(name.normalize('NFKC'))
    .toUpperCase()
    .toLowerCase()
    // The small form of `İ` is an i with a dot.
    .replace(/i\u0307/g, 'i')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
