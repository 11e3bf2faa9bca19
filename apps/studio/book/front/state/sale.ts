import type { TicketsView } from '../../book-contract.ts'
import { MAX_PARTS, partCents, remainingTicketOf, stakeOfUnit } from '../../tickets/sold-parts.ts'
import type { RequestedPart } from '../../tickets/sold-parts.ts'
import { payoutOf } from '../../tickets/ticket.ts'

export type OpenTicket = TicketsView['tickets'][number]

/** The whole remaining ticket, in percent. */
export const ALL = 100

/** Result of selling this share of a ticket at the current offer. */
export interface Sale {
  /** Null when everything that remains is sold. */
  part: RequestedPart | null
  stakeCents: bigint
  paysCents: bigint
  /** Stake and maximum payout of the remaining part. */
  remainingCents: bigint
  mayPayCents: bigint
}

/** Whether a partial sale is possible; everything that remains can be sold as long as the book offers cash-out. */
export function maySellPart({ ticket, sold }: OpenTicket): boolean {
  return sold.length < MAX_PARTS && BigInt(remainingTicketOf(ticket, sold).unitCents) > 1n
}

/**
 * Returns the sale of this percentage of the remaining ticket: a whole number of cents of each combination, at least
 * one. Null while the book does not offer cash-out.
 */
export function saleOf(open: OpenTicket, percent: number): Sale | null {
  const { ticket, sold, legs, cashOutCents } = open
  if (cashOutCents === null) return null
  const remainingTicket = remainingTicketOf(ticket, sold)
  const [leftCents, offer] = [BigInt(remainingTicket.unitCents), BigInt(cashOutCents)]
  const share = (leftCents * BigInt(percent)) / BigInt(ALL)
  const unit = percent >= ALL || !maySellPart(open) ? leftCents : atLeastOne(share)
  const remaining = { ...remainingTicket, unitCents: `${leftCents - unit}` }
  const part = unit < leftCents ? { unitCents: `${unit}`, ofUnitCents: `${leftCents}` } : null
  return {
    part,
    stakeCents: stakeOfUnit(remainingTicket, unit),
    paysCents: part ? partCents(offer, part) : offer,
    remainingCents: stakeOfUnit(remainingTicket, leftCents - unit),
    mayPayCents: payoutOf(
      remaining,
      legs.map(({ became }) => became ?? 'won'),
    ),
  }
}

const atLeastOne = (cents: bigint): bigint => (cents > 0n ? cents : 1n)
