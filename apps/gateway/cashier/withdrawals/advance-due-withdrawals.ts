import { advance } from './advance.ts'
import type { AdvancePorts } from './advance.ts'
import { takeDue } from './withdrawals.ts'
import type { Withdrawal } from './withdrawals.ts'

const AT_ONCE = 8

/**
 * Advances the withdrawals that are due: new ones, and those that a crash or a silent provider left. One that fails waits for its
 * next due time and delays no other.
 */
export async function advanceDueWithdrawals(ports: AdvancePorts): Promise<void> {
  const due = await takeDue(ports.db, { now: ports.clock.now(), atMost: AT_ONCE })
  await Promise.all(due.map((withdrawal) => advanceOne(ports, withdrawal)))
}

async function advanceOne(ports: AdvancePorts, withdrawal: Withdrawal): Promise<void> {
  try {
    await advance(ports, withdrawal)
  } catch (error) {
    const about = { event: 'withdrawal.advance_failed', err: error, withdrawal: withdrawal.id }
    ports.log.warn(about, 'cannot advance a withdrawal')
  }
}
