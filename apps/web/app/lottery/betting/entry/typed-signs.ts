import { latinDigits } from '@ante/contract/kit/digits.ts'

/** Between two entries: commas and semicolons of all our keyboards, a bar, a tab, a new line. */
const BETWEEN_ENTRIES = ',;،؛、，､；﹐﹑﹔|｜\t\r\n'
/** Between two entries or between the numbers of one: spaces, dots, dashes, slashes and the like. */
const BETWEEN_NUMBERS = String.raw`\s.。．｡٫٬·・:：_+*'’/／\\\-‐‑‒–—－−`

const ENTRIES = new RegExp(`[${BETWEEN_ENTRIES}]+`)
const PART = new RegExp(`[^@${BETWEEN_NUMBERS}]+(?:@[^\\s]*)?|@[^\\s]*`, 'g')
const AFTER_ENTRY = new RegExp(`[${BETWEEN_ENTRIES}]`)
const AFTER_NUMBER = new RegExp(`[${BETWEEN_ENTRIES}${BETWEEN_NUMBERS}]`)

/** Invisible marks of the direction of writing, which come along with pasted text. */
const MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Digits 0 to 9 and the plain sign before an amount; the amount right behind its numbers. */
export const plainEntries = (text: string): string =>
  latinDigits(text)
    .replace(MARKS, '')
    .replace(/\s*[@＠﹫]\s*/g, '@')

/** The pieces between commas, semicolons and lines: one entry each, or several with weaker signs between them. */
export const piecesOf = (plain: string): string[] => plain.split(ENTRIES).filter((piece) => piece.trim() !== '')

/** What stands between the weaker signs of a piece. An amount keeps its signs, so that none of them is read as another one. */
export const partsOf = (piece: string): string[] => piece.match(PART) ?? []

/** Where a text may be cut after so many characters without tearing an entry; -1 where it may not. */
export function cutAfter(text: string, from: number, longestEntry: number): number {
  const strong = text.slice(from, from + longestEntry).search(AFTER_ENTRY)
  const cut = strong >= 0 ? strong : text.slice(from).search(AFTER_NUMBER)
  return cut < 0 ? -1 : from + cut
}
