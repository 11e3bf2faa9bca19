import * as z from 'zod/mini'

import { combinationsOf } from './systems.ts'
import { systemIn } from './ticket.ts'
import type { Ticket } from './ticket.ts'

/** Maximum number of partial sales of a ticket; after that only everything that remains can be sold. */
export const MAX_PARTS = 10

/** A positive number of whole cents. */
const Cents = z.string().check(z.regex(/^[1-9]\d{0,14}$/))

/** The part of a ticket to be sold: cents per combination, out of the remaining cents displayed to the player. */
export const RequestedPart = z.object({ unitCents: Cents, ofUnitCents: Cents })
export type RequestedPart = z.output<typeof RequestedPart>

/** The sold parts of a ticket in order: their stakes, and the prices paid. */
export const SoldParts = z
  .array(z.object({ unitCents: Cents, stakeCents: Cents, paidCents: Cents }))
  .check(z.maxLength(MAX_PARTS))
export type SoldParts = z.output<typeof SoldParts>

/** Stored progress of a held ticket; nothing before the first partial sale. */
export const Progress = z.object({ sold: SoldParts })
export type Progress = z.output<typeof Progress>

export const soldOf = (progress: unknown): SoldParts => (progress === null ? [] : Progress.parse(progress).sold)

/** Returns the remaining ticket: the same picks at the same prices, with the remaining stake on each combination. */
export function remainingTicketOf(ticket: Ticket, sold: SoldParts): Ticket {
  const unitCents = sold.reduce((remaining, part) => remaining - BigInt(part.unitCents), BigInt(ticket.unitCents))
  return { ...ticket, unitCents: `${unitCents}` }
}

/** Returns the price of a part: its share of the remaining ticket's price, truncated to whole cents. */
export function partCents(wholeCents: bigint, { unitCents, ofUnitCents }: RequestedPart): bigint {
  return (wholeCents * BigInt(unitCents)) / BigInt(ofUnitCents)
}

export type PartRefusal =
  | { code: 'cash_out.changed'; details: { offerCents: string } }
  | { code: 'cash_out.no_part'; details: { mostUnitCents: string } }
  | { code: 'cash_out.too_many_parts'; details: { max: number } }

interface Params {
  part: RequestedPart
  sold: SoldParts
  remainingTicket: Ticket
  /** Current price of the whole remaining ticket. */
  whole: bigint
}

/**
 * Returns why this part cannot be sold, or null. The part and what then remains must have at least a cent on each
 * combination, and the part must pay at least a cent. The page must have displayed the current remaining ticket:
 * another page may have sold a part since.
 */
export function partRefusal({ part, sold, remainingTicket, whole }: Params): PartRefusal | null {
  if (part.ofUnitCents !== remainingTicket.unitCents)
    return { code: 'cash_out.changed', details: { offerCents: `${whole}` } }
  if (sold.length >= MAX_PARTS) return { code: 'cash_out.too_many_parts', details: { max: MAX_PARTS } }
  const remaining = BigInt(remainingTicket.unitCents) - BigInt(part.unitCents)
  if (remaining >= 1n && partCents(whole, part) >= 1n) return null
  return { code: 'cash_out.no_part', details: { mostUnitCents: `${BigInt(remainingTicket.unitCents) - 1n}` } }
}

/** Returns the total stake for this number of cents on each combination. */
export const stakeOfUnit = (ticket: Ticket, unitCents: bigint): bigint =>
  unitCents * BigInt(combinationsOf(systemIn(ticket)))

/** Returns the total price paid for the sold parts. */
export const totalPaidFor = (sold: SoldParts): bigint =>
  sold.reduce((sum, { paidCents }) => sum + BigInt(paidCents), 0n)
