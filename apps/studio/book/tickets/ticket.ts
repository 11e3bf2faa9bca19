import * as z from 'zod/mini'

import { FACTOR_UNIT, factorOf, marketById, PICKS } from '../markets/market.ts'
import type { Pick as Picked, LegOutcome } from '../markets/market.ts'
import { payoutCents } from './payback.ts'
import { combinationsOf, MOST_LEGS, systemOf } from './systems.ts'
import type { System } from './systems.ts'

/** What a price may do between the tap and its acceptance. */
export const oddsChanges = ['none', 'better', 'any'] as const
export type OddsChange = (typeof oddsChanges)[number]

const Leg = z.object({
  fixtureId: z.string().check(z.regex(/^[a-z]+-\d{1,9}$/)),
  /** As `marketId` writes it. */
  market: z.string().check(z.maxLength(40)),
  pick: z.enum(['home', 'draw', 'away', 'over', 'under']),
  /** In thousandths: what the player saw; on an accepted ticket what he has. */
  price: z.int().check(z.minimum(1_001), z.maximum(1_000_000)),
})
export type Leg = z.output<typeof Leg>

/** A slip as it is handed in, and a ticket as it was taken. */
export const Ticket = z
  .object({
    legs: z.array(Leg).check(z.minLength(1), z.maxLength(MOST_LEGS)),
    /** One of `systemsFor` so many picks. */
    system: z.string().check(z.maxLength(20)),
    /** On each combination, in cents. */
    unitCents: z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
    oddsChange: z.enum(oddsChanges),
  })
  .check(z.refine(({ legs, system }) => systemOf(system, legs.length) !== null && legs.every(isPick)))
export type Ticket = z.output<typeof Ticket>

function isPick({ market, pick }: { market: string; pick: Picked }): boolean {
  const named = marketById(market)
  return named !== null && PICKS[named.kind].includes(pick)
}

export function systemIn({ system: id, legs }: Pick<Ticket, 'system' | 'legs'>): System {
  const system = systemOf(id, legs.length)
  if (!system) throw new RangeError(`There is no ${id} of ${legs.length} picks.`)
  return system
}

/** All that the ticket costs. */
export const stakeCentsOf = (ticket: Ticket): bigint =>
  BigInt(ticket.unitCents) * BigInt(combinationsOf(systemIn(ticket)))

/** What the ticket pays when its picks ended so. */
export function payoutOf(ticket: Ticket, became: readonly LegOutcome[]): bigint {
  return payoutCents({
    unitCents: BigInt(ticket.unitCents),
    system: systemIn(ticket),
    factors: ticket.legs.map(({ price }, place) => BigInt(factorOf(became[place] ?? 'lost', price))),
    unit: BigInt(FACTOR_UNIT),
  })
}

/** What it pays when all goes well. */
export const mostPayoutOf = (ticket: Ticket): bigint =>
  payoutOf(
    ticket,
    ticket.legs.map(() => 'won'),
  )
