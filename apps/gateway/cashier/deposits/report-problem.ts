import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { notifyOfDepositMove } from '../queue-notices.ts'
import { depositClaims, endClaim } from '../review/claims.ts'
import { recordProblem, resolveProblem } from './deposit-problem.ts'
import type { DepositProblem, ProblemDecision } from './deposit-problem.ts'
import { depositById, lockedDeposit } from './deposits.ts'
import type { Deposit } from './deposits.ts'

/** Puts a deposit on the operators' list in a transaction of its own, and notifies open consoles. */
export function reportProblem(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { id }: Pick<Deposit, 'id'>,
  problem: DepositProblem,
): Promise<Deposit> {
  return inTransaction(db, async (tx) => {
    const before = await lockedDeposit(tx, id)
    await recordProblem(tx, before, problem, clock.now())
    const after = await depositById(tx, id)
    await notifyOfDepositMove(tx, before, after)
    return after
  })
}

/** Settles the problem of a deposit, ends its claim by a reviewer, and notifies open consoles. */
export async function settleProblem(tx: Db, id: bigint, decision: ProblemDecision): Promise<Deposit> {
  const before = await lockedDeposit(tx, id)
  const settled = await resolveProblem(tx, id, decision)
  await endClaim(tx, depositClaims, id)
  await notifyOfDepositMove(tx, before, settled)
  return settled
}
