import * as z from 'zod/mini'

import { FACTOR_UNIT, factorOf, marketById, PICKS } from '../markets/market.ts'
import type { Pick as Picked, LegOutcome } from '../markets/market.ts'
import { payoutCents } from './payback.ts'
import { combinationsOf, MAX_LEGS, systemOf } from './systems.ts'
import type { System } from './systems.ts'

/** Price changes that the player accepts between the tap and the acceptance. */
export const oddsChanges = ['none', 'better', 'any'] as const
export type OddsChange = (typeof oddsChanges)[number]

const Leg = z.object({
  fixtureId: z.string().check(z.regex(/^[a-z]+-\d{1,9}$/)),
  /** In the format of `marketId`. */
  market: z.string().check(z.maxLength(40)),
  pick: z.enum(['home', 'draw', 'away', 'over', 'under']),
  /** In thousandths: the displayed price; on an accepted ticket the final one. */
  price: z.int().check(z.minimum(1_001), z.maximum(1_000_000)),
})
export type Leg = z.output<typeof Leg>

/** A submitted slip, or an accepted ticket. */
export const Ticket = z
  .object({
    legs: z.array(Leg).check(z.minLength(1), z.maxLength(MAX_LEGS)),
    /** Id of one of the systems in `systemsFor` for this number of picks. */
    system: z.string().check(z.maxLength(20)),
    /** Stake on each combination, in cents. */
    unitCents: z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
    oddsChange: z.enum(oddsChanges),
  })
  .check(z.refine(({ legs, system }) => systemOf(system, legs.length) !== null && legs.every(isPick)))
export type Ticket = z.output<typeof Ticket>

function isPick({ market, pick }: { market: string; pick: Picked }): boolean {
  const foundMarket = marketById(market)
  return foundMarket !== null && PICKS[foundMarket.kind].includes(pick)
}

export function systemIn({ system: id, legs }: Pick<Ticket, 'system' | 'legs'>): System {
  const system = systemOf(id, legs.length)
  if (!system) throw new RangeError(`There is no ${id} of ${legs.length} picks.`)
  return system
}

/** Returns the total stake of the ticket. */
export const stakeCentsOf = (ticket: Ticket): bigint =>
  BigInt(ticket.unitCents) * BigInt(combinationsOf(systemIn(ticket)))

/** Returns the payout of the ticket for these outcomes. */
export function payoutOf(ticket: Ticket, became: readonly LegOutcome[]): bigint {
  return payoutCents({
    unitCents: BigInt(ticket.unitCents),
    system: systemIn(ticket),
    factors: ticket.legs.map(({ price }, index) => BigInt(factorOf(became[index] ?? 'lost', price))),
    unit: BigInt(FACTOR_UNIT),
  })
}

/** Returns the maximum payout. */
export const maxPayoutOf = (ticket: Ticket): bigint =>
  payoutOf(
    ticket,
    ticket.legs.map(() => 'won'),
  )
