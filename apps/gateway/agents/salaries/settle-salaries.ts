import { createDueBills } from './create-due-bills.ts'
import { payByBet } from './pay-by-bet.ts'
import { expireBills, payDue } from './pay-due.ts'
import type { PayPorts } from './pay-due.ts'

/** Settles everything that is due. Payments per bet are deducted from hours and days: bets first. */
export async function settleSalaries(ports: PayPorts): Promise<void> {
  await payByBet(ports)
  await createDueBills(ports)
  await payDue(ports)
  // Last: bills that fell due while no gateway was running get one attempt.
  await expireBills(ports)
}
