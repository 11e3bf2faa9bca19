import * as z from 'zod/mini'

/** Control characters, unpaired surrogates, and characters that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** Matches a text of invisible characters only; U+2800 is the blank of Braille. */
const BLANK = /^[\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

/** Maximum code units per character: a family emoji of four persons has 11, and letters may have several marks. */
const UNITS_PER_CHARACTER = 16

/** Returns plain text in storage format: NFC, lines without trailing blanks, and empty if no character is visible. */
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

/** Returns a text like `cleanText`, on one line. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/g, ' ')

/** A cleaned free-text field with at most `maxLength` graphemes. */
export const freeText = (maxLength: number) => textOf(cleanText, maxLength)

/** A cleaned free-text field in one line, with at most `maxLength` graphemes. */
export const freeLine = (maxLength: number) => textOf(cleanLine, maxLength)

const textOf = (clean: (typed: string) => string, maxLength: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(maxLength * UNITS_PER_CHARACTER)), z.transform(clean)),
    z.string().check(z.refine((text) => lengthOf(text) <= maxLength, { error: 'too_big' })),
  )

/** Returns the number of graphemes. */
export const lengthOf = (text: string): number => charactersOf(text).length

/** Returns the first graphemes of a text; none of them is split. */
export const cutText = (text: string, maxLength: number): string => charactersOf(text).slice(0, maxLength).join('')

/** An approximate grapheme, for browsers that cannot segment: a letter with its marks, or joined emoji. */
const CHARACTER = /\P{M}(?:\p{M}|\u200d\P{M})*|\p{M}+/gu

function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(CHARACTER) ?? []
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}
