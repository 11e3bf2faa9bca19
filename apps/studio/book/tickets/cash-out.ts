import { worthCents } from './payback.ts'
import { maxPayoutOf, systemIn } from './ticket.ts'
import type { Ticket } from './ticket.ts'

/** Margin of the book on a cash-out, in thousandths of the ticket's value. */
const CASH_OUT_MARGIN = 40n
const THOUSAND = 1_000n
/** Fixed-point unit of values relative to a stake. */
const VALUE_UNIT = 1_000_000_000

/**
 * Returns the cash-out price of an open ticket: the current value of its picks, less four percent, truncated to whole
 * cents. `worths`: for each pick its value at its price, in stakes; for a decided pick its payout.
 */
export function cashOutCents(ticket: Ticket, worths: readonly number[]): bigint {
  const staked = {
    unitCents: BigInt(ticket.unitCents),
    system: systemIn(ticket),
    factors: worths.map((worth) => BigInt(Math.floor(worth * VALUE_UNIT))),
    unit: BigInt(VALUE_UNIT),
  }
  const offered = worthCents(staked, THOUSAND - CASH_OUT_MARGIN)
  const max = maxPayoutOf(ticket)
  return offered > max ? max : offered
}
