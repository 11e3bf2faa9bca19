import * as z from 'zod/mini'

/** Control characters, halves of surrogate pairs, and what turns the direction of the text beside it. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** Nothing but characters that draw nothing; U+2800 is the blank of Braille. */
const BLANK = /^[\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

/** Some characters are made of many code units: a family of four is 11, letters may carry several marks. */
const UNITS_A_CHARACTER = 16

/** Plain text as it is stored: NFC, lines without trailing blanks, and empty where nothing of it would be seen. */
export function cleanText(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/g, ' ').replace(UNSEEN, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return BLANK.test(text) ? '' : text
}

/** As `cleanText`, on one line. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/g, ' ')

/** A field of text that people write, cleaned; at most so many characters as people count them. */
export const freeText = (most: number) => textOf(cleanText, most)

/** The same on one line. */
export const freeLine = (most: number) => textOf(cleanLine, most)

const textOf = (clean: (typed: string) => string, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(most * UNITS_A_CHARACTER)), z.transform(clean)),
    z.string().check(z.refine((text) => lengthOf(text) <= most, { error: 'too_big' })),
  )

/** How many characters people count: what is drawn as one is one. */
export const lengthOf = (text: string): number => charactersOf(text).length

/** The first characters of a text; none of them is cut in two. */
export const cutText = (text: string, most: number): string => charactersOf(text).slice(0, most).join('')

/** A letter with its marks, or emoji that a joiner makes one: for browsers that cannot tell characters apart. */
const CHARACTER = /\P{M}(?:\p{M}|\u200d\P{M})*|\p{M}+/gu

function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(CHARACTER) ?? []
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}
