import { worthCents } from './payback.ts'
import { mostPayoutOf, systemIn } from './ticket.ts'
import type { Ticket } from './ticket.ts'

/** What the book keeps of a ticket's worth when it buys it back, in thousandths. */
const KEPT = 40n
const THOUSAND = 1_000n
/** Worths are counted in so many parts of a stake. */
const WORTH_UNIT = 1_000_000_000

/**
 * What the book pays for an open ticket: what its picks are worth as the matches stand, less four percent, cut to whole
 * cents. `worths`: of each pick at its price, in stakes; of one that is decided what it pays.
 */
export function cashOutCents(ticket: Ticket, worths: readonly number[]): bigint {
  const staked = {
    unitCents: BigInt(ticket.unitCents),
    system: systemIn(ticket),
    factors: worths.map((one) => BigInt(Math.floor(one * WORTH_UNIT))),
    unit: BigInt(WORTH_UNIT),
  }
  const offered = worthCents(staked, THOUSAND - KEPT)
  const most = mostPayoutOf(ticket)
  return offered > most ? most : offered
}
