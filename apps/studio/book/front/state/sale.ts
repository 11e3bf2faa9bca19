import type { TicketsView } from '../../book-contract.ts'
import { MOST_PARTS, partCents, restOf, stakeOfUnit } from '../../tickets/sold.ts'
import type { RequestedPart } from '../../tickets/sold.ts'
import { payoutOf } from '../../tickets/ticket.ts'

export type OpenTicket = TicketsView['tickets'][number]

/** All that is left of a ticket, in percent. */
export const ALL = 100

/** What selling so much of a ticket comes to, by the offer that stands. */
export interface Sale {
  /** Null where all that is left is sold. */
  part: RequestedPart | null
  stakeCents: bigint
  paysCents: bigint
  /** What is staked on the rest, and what that may pay. */
  staysCents: bigint
  mayPayCents: bigint
}

/** Whether a part of it may be sold; all that is left of it may be as long as the book buys it. */
export function maySellPart({ ticket, sold }: OpenTicket): boolean {
  return sold.length < MOST_PARTS && BigInt(restOf(ticket, sold).unitCents) > 1n
}

/** So many percent of what is left: of each combination whole cents, and at least one. Null while the book does not buy it. */
export function saleOf(open: OpenTicket, percent: number): Sale | null {
  const { ticket, sold, legs, cashOutCents } = open
  if (cashOutCents === null) return null
  const rest = restOf(ticket, sold)
  const [left, offer] = [BigInt(rest.unitCents), BigInt(cashOutCents)]
  const share = (left * BigInt(percent)) / BigInt(ALL)
  const unit = percent >= ALL || !maySellPart(open) ? left : atLeastOne(share)
  const stays = { ...rest, unitCents: `${left - unit}` }
  const part = unit < left ? { unitCents: `${unit}`, ofUnitCents: `${left}` } : null
  return {
    part,
    stakeCents: stakeOfUnit(rest, unit),
    paysCents: part ? partCents(offer, part) : offer,
    staysCents: stakeOfUnit(rest, left - unit),
    mayPayCents: payoutOf(
      stays,
      legs.map(({ became }) => became ?? 'won'),
    ),
  }
}

const atLeastOne = (cents: bigint): bigint => (cents > 0n ? cents : 1n)
