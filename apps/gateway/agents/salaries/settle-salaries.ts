import { makeDueBills } from './make-due-bills.ts'
import { payByBet } from './pay-by-bet.ts'
import { expireBills, payDue } from './pay-due.ts'
import type { PayPorts } from './pay-due.ts'

/** All that is due by now. What bets have paid is taken off what their hours and days come to: bets first. */
export async function settleSalaries(ports: PayPorts): Promise<void> {
  await payByBet(ports)
  await makeDueBills(ports)
  await payDue(ports)
  // After them: what fell due while no gateway was there is tried once.
  await expireBills(ports)
}
