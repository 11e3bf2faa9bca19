import { createDueBills } from './create-due-bills.ts'
import { payByBet } from './pay-by-bet.ts'
import { expireBills, payDue } from './pay-due.ts'
import type { PayPorts } from './pay-due.ts'

/**
 * Computes and pays all due salaries and dividends. Per-bet payments come first, because they are deducted from hours
 * and days.
 */
export async function settleSalaries(ports: PayPorts): Promise<void> {
  await payByBet(ports)
  await createDueBills(ports)
  await payDue(ports)
  // Bills expire last, so that bills that fell due while no gateway was running get one payment attempt.
  await expireBills(ports)
}
