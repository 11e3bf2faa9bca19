import * as z from 'zod/mini'

import { parseJson } from '../../../lib/calls/json.ts'
import type { Cart } from './cart-row.ts'

/** Version of the stored format. Text of another version is discarded: its fields may have another meaning. */
const VERSION = 1
/** Carts above the orders' limits are invalid. */
const ROWS = 50
const ENTRIES = 10_000
/** Maximum number of carts; the least recently used one is removed first. */
export const CARTS = 12

const Pick = z.string().check(z.minLength(1), z.maxLength(24))
const Picked = z.object({
  kind: z.literal('picked'),
  rows: z.array(z.array(Pick).check(z.maxLength(120))).check(z.maxLength(20)),
})
const Typed = z.object({
  kind: z.literal('typed'),
  entries: z.array(Pick).check(z.maxLength(ENTRIES)),
  places: z.optional(z.array(Pick).check(z.maxLength(10))),
})
const Decimal = z.string().check(z.regex(/^\d{1,10}(\.\d{1,4})?$/))

/** Numbers of a row, without its price. */
export const StoredNumbers = z.object({
  playId: z.int(),
  betType: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  selection: z.union([Picked, Typed]),
})

const Row = z.object({
  ...StoredNumbers.shape,
  key: Pick,
  unit: Decimal,
  multiple: z.int().check(z.gte(1)),
  series: z.int().check(z.gte(0)),
  amount: z.nullable(Decimal),
})

const StoredCartRow = z.object({
  gameCode: Pick,
  prizeMode: Pick,
  rows: z.array(Row).check(z.minLength(1), z.maxLength(ROWS)),
})
const StoredCart = z.object({
  version: z.literal(VERSION),
  carts: z.array(StoredCartRow).check(z.minLength(1), z.maxLength(CARTS)),
})

export const cartsText = (carts: readonly Cart[]): string => JSON.stringify({ version: VERSION, carts })

/** Parses stored carts; returns null for invalid text. */
export function cartsOf(text: string): readonly Cart[] | null {
  const stored = StoredCart.safeParse(parseJson(text))
  return stored.success ? stored.data.carts.map(wholeCart) : null
}

const wholeCart = ({ rows, ...cartKey }: z.output<typeof StoredCartRow>): Cart => ({
  ...cartKey,
  rows: rows.map(({ selection, ...row }) => ({ ...row, selection: wholeSelection(selection) })),
})

/** An absent field is omitted rather than undefined. */
export function wholeSelection(
  selection: z.output<typeof Picked> | z.output<typeof Typed>,
): Cart['rows'][number]['selection'] {
  if (selection.kind === 'picked') return selection
  const { entries, places } = selection
  return { kind: 'typed', entries, ...(places && { places }) }
}
