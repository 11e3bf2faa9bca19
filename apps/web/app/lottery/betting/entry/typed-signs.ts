import { latinDigits } from '@ante/contract/kit/digits.ts'

/** Separators of entries: commas and semicolons of many scripts, a bar, a tab, a newline. */
const BETWEEN_ENTRIES = ',;،؛、，､；﹐﹑﹔|｜\t\r\n'
/** Separators of entries, or of the numbers of one entry: spaces, dots, dashes, slashes and the like. */
const BETWEEN_NUMBERS = String.raw`\s.。．｡٫٬·・:：_+*'’/／\\\-‐‑‒–—－−`

const ENTRIES = new RegExp(`[${BETWEEN_ENTRIES}]+`)
const PART = new RegExp(`[^@${BETWEEN_NUMBERS}]+(?:@[^\\s]*)?|@[^\\s]*`, 'g')
const AFTER_ENTRY = new RegExp(`[${BETWEEN_ENTRIES}]`)
const AFTER_NUMBER = new RegExp(`[${BETWEEN_ENTRIES}${BETWEEN_NUMBERS}]`)

/** Invisible direction marks in pasted text. */
const MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Normalizes to the digits 0 to 9 and a plain sign before an amount, with the amount directly after its numbers. */
export const plainEntries = (text: string): string =>
  latinDigits(text)
    .replace(MARKS, '')
    .replace(/\s*[@＠﹫]\s*/g, '@')

/** Splits at commas, semicolons and newlines. A piece is one entry, or several with weaker separators between them. */
export const piecesOf = (plain: string): string[] => plain.split(ENTRIES).filter((piece) => piece.trim() !== '')

/** Splits a piece at its weaker separators, except within an amount, which would become another amount. */
export const splitPiece = (piece: string): string[] => piece.match(PART) ?? []

/** Returns a position at which the text can be cut without splitting an entry; -1 if there is none. */
export function cutAfter(text: string, from: number, longestEntry: number): number {
  const strong = text.slice(from, from + longestEntry).search(AFTER_ENTRY)
  const cut = strong >= 0 ? strong : text.slice(from).search(AFTER_NUMBER)
  return cut < 0 ? -1 : from + cut
}
