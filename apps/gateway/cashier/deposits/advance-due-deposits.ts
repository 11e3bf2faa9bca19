import { IllegalDepositState, takeDue } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { lookAfter } from './look-after.ts'
import type { LookPorts } from './look-after.ts'

const AT_ONCE = 8

/**
 * Advances the deposits that are due: opens those that could not be opened, asks providers about those without a notification, and
 * ends those that are not paid in time. One that fails waits for its next due time and delays no other.
 */
export async function advanceDueDeposits(ports: LookPorts): Promise<void> {
  const due = await takeDue(ports.db, { now: ports.clock.now(), atMost: AT_ONCE })
  await Promise.all(due.map((deposit) => advance(ports, deposit)))
}

async function advance(ports: LookPorts, deposit: Deposit): Promise<void> {
  try {
    await lookAfter(ports, deposit)
  } catch (error) {
    if (error instanceof IllegalDepositState) return
    ports.log.warn(
      { event: 'deposit.advance_failed', err: error, deposit: String(deposit.id) },
      'cannot advance a deposit',
    )
  }
}
