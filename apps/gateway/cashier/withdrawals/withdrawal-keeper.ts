import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import { advance } from './advance.ts'
import type { AdvancePorts } from './advance.ts'
import { takeDue } from './withdrawals.ts'
import type { Withdrawal } from './withdrawals.ts'

const LOOK_EVERY_MS = 1_000
const AT_ONCE = 8

/**
 * Brings withdrawals on: on any instance, each step once. What was just asked for it looks at when it is woken; what a crash or
 * a silent provider leaves, it finds when its lease is over.
 */
export const withdrawalKeeper = (ports: AdvancePorts, options?: KeeperOptions): Keeper =>
  new Keeper(
    {
      everyMs: LOOK_EVERY_MS,
      look: async () => {
        const due = await takeDue(ports.db, { now: ports.clock.now(), atMost: AT_ONCE })
        await Promise.all(due.map((withdrawal) => goOn(ports, withdrawal)))
      },
      failure: 'withdrawals could not be looked after',
      log: ports.log,
    },
    options,
  )

async function goOn(ports: AdvancePorts, withdrawal: Withdrawal): Promise<void> {
  try {
    await advance(ports, withdrawal)
  } catch (error) {
    ports.log.warn({ err: error, withdrawal: withdrawal.id }, 'a withdrawal has to wait')
  }
}
