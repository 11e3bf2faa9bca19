import * as z from 'zod/mini'

import { combinationsOf } from './systems.ts'
import { systemIn } from './ticket.ts'
import type { Ticket } from './ticket.ts'

/** So often a part of one ticket is sold; after that only all that is left of it. */
export const MOST_PARTS = 10

/** Whole cents, and never none. */
const Cents = z.string().check(z.regex(/^[1-9]\d{0,14}$/))

/** What of a ticket the player wants to sell: so many cents on each combination, of so many that he sees left. */
export const RequestedPart = z.object({ unitCents: Cents, ofUnitCents: Cents })
export type RequestedPart = z.output<typeof RequestedPart>

/** The parts of a ticket that the book has bought, in their order: what was staked on them, and what they paid. */
export const Sold = z
  .array(z.object({ unitCents: Cents, stakeCents: Cents, paidCents: Cents }))
  .check(z.maxLength(MOST_PARTS))
export type Sold = z.output<typeof Sold>

/** What is kept of a ticket while it is held; nothing before a part of it is sold. */
export const Progress = z.object({ sold: Sold })
export type Progress = z.output<typeof Progress>

export const soldOf = (progress: unknown): Sold => (progress === null ? [] : Progress.parse(progress).sold)

/** What is left of a ticket: the same picks at the same prices, with what is left of its stake on each combination. */
export function restOf(ticket: Ticket, sold: Sold): Ticket {
  const unitCents = sold.reduce((left, part) => left - BigInt(part.unitCents), BigInt(ticket.unitCents))
  return { ...ticket, unitCents: `${unitCents}` }
}

/** What a part pays: its share of what the book pays for all that is left, cut to whole cents. */
export function partCents(wholeCents: bigint, { unitCents, ofUnitCents }: RequestedPart): bigint {
  return (wholeCents * BigInt(unitCents)) / BigInt(ofUnitCents)
}

export type PartRefusal =
  | { code: 'cash_out.changed'; details: { offerCents: string } }
  | { code: 'cash_out.no_part'; details: { mostUnitCents: string } }
  | { code: 'cash_out.too_many_parts'; details: { most: number } }

interface Params {
  part: RequestedPart
  sold: Sold
  rest: Ticket
  /** What the book pays for all that is left. */
  whole: bigint
}

/**
 * Why this part is not bought, or null. A part and what is left of it have at least a cent on each combination, and the part
 * pays one at least; who saw more left, because another page has sold since, looks again.
 */
export function partRefusal({ part, sold, rest, whole }: Params): PartRefusal | null {
  if (part.ofUnitCents !== rest.unitCents) return { code: 'cash_out.changed', details: { offerCents: `${whole}` } }
  if (sold.length >= MOST_PARTS) return { code: 'cash_out.too_many_parts', details: { most: MOST_PARTS } }
  const left = BigInt(rest.unitCents) - BigInt(part.unitCents)
  if (left >= 1n && partCents(whole, part) >= 1n) return null
  return { code: 'cash_out.no_part', details: { mostUnitCents: `${BigInt(rest.unitCents) - 1n}` } }
}

/** What is staked on so many cents of each combination. */
export const stakeOfUnit = (ticket: Ticket, unitCents: bigint): bigint =>
  unitCents * BigInt(combinationsOf(systemIn(ticket)))

/** What has been paid for the parts of it. */
export const paidFor = (sold: Sold): bigint => sold.reduce((sum, { paidCents }) => sum + BigInt(paidCents), 0n)
