import * as z from 'zod/mini'

import { parseJson } from '../../../lib/calls/json.ts'
import { StoredNumbers, wholeSelection } from '../cart/cart-text.ts'
import type { CartRow } from '../cart/cart-row.ts'

/** Saved numbers of a play. */
export type SavedNumbers = Pick<CartRow, 'playId' | 'betType' | 'selection'>

/** Saved numbers of one member in one family of games; a visitor's name is empty. */
export interface SavedList {
  member: string
  family: string
  numbers: readonly SavedNumbers[]
}

/** Version of the stored format. Text of another version is discarded. */
const VERSION = 1
/** Maximum number of lists on a device, and of numbers in a list; the oldest are removed first. */
export const LISTS = 40
export const NUMBERS = 30

const Name = z.string().check(z.maxLength(64))
const List = z.object({
  member: Name,
  family: Name,
  numbers: z.array(StoredNumbers).check(z.minLength(1), z.maxLength(NUMBERS)),
})
const Stored = z.object({ version: z.literal(VERSION), lists: z.array(List).check(z.maxLength(LISTS)) })

export const savedText = (lists: readonly SavedList[]): string => JSON.stringify({ version: VERSION, lists })

/** Parses stored lists; returns null for invalid text. */
export function savedOf(text: string): readonly SavedList[] | null {
  const stored = Stored.safeParse(parseJson(text))
  if (!stored.success) return null
  return stored.data.lists.map(({ numbers, ...owner }) => ({
    ...owner,
    numbers: numbers.map(({ selection, ...fields }) => ({ ...fields, selection: wholeSelection(selection) })),
  }))
}
