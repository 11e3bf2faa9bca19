import { Keeper } from '../../kit/keeper.ts'
import { IllegalDepositState, takeDue } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { lookAfter } from './look-after.ts'
import type { LookPorts } from './look-after.ts'

const LOOK_EVERY_MS = 1_000
const AT_ONCE = 8

/**
 * Looks after deposits: opens what could not be opened, asks what nobody has told, ends what is not paid in time. On any
 * instance: who takes one has it alone for a while, and what a crash leaves is taken up again.
 */
export const depositKeeper = (ports: LookPorts): Keeper =>
  new Keeper({
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      const due = await takeDue(ports.db, { now: ports.clock.now(), atMost: AT_ONCE })
      await Promise.all(due.map((deposit) => goOn(ports, deposit)))
    },
    failure: 'deposits could not be looked after',
    log: ports.log,
  })

async function goOn(ports: LookPorts, deposit: Deposit): Promise<void> {
  try {
    await lookAfter(ports, deposit)
  } catch (error) {
    if (!(error instanceof IllegalDepositState)) ports.log.warn({ err: error }, 'a deposit has to wait')
  }
}
