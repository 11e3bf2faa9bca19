import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { recordRefusedStep, settleWithdrawalIn } from './settle-withdrawal.ts'
import type { Reason } from './settle-withdrawal.ts'
import { publishWithdrawalOnCommit } from './publish-withdrawal.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import type { Next } from '../../kit/state-machine/state-machine.ts'
import { withdrawalStates } from './withdrawal-states.ts'
import type { Step, Withdrawal } from './withdrawals.ts'

type Reviewing = Step & Pick<Reason, 'change'>
/** Further work in the same transaction. */
type TransactionWork = (tx: Db) => Promise<void>

/** Approves a withdrawal in the name of a person. A gateway pays it within a second. */
export const approveWithdrawal = (db: Db, id: string, step: Step, also?: TransactionWork): Promise<Withdrawal> =>
  review(db, { id, to: 'APPROVED' }, { ...step, change: { due_at: step.now } }, also)

/** Rejects a withdrawal in the name of a person: the amount is returned, and the member sees the reason. */
export const rejectWithdrawal = (db: Db, id: string, step: Step, also?: TransactionWork): Promise<Withdrawal> =>
  review(db, { id, to: 'REJECTED' }, step, also)

/** Stores the result of a payout that a person made manually, or clarified with the provider. */
export const reportPayout = (
  db: Db,
  { id, to }: { id: string; to: 'SUCCESS' | 'FAILED' },
  step: Step,
  also?: TransactionWork,
): Promise<Withdrawal> => review(db, { id, to }, step, also)

async function review(
  db: Db,
  { id, to }: { id: string; to: Next<typeof withdrawalStates> },
  step: Reviewing,
  also: TransactionWork = async () => undefined,
): Promise<Withdrawal> {
  try {
    return await inTransaction(db, async (tx) => {
      const withdrawal = await settleWithdrawalIn(tx, id, to, step)
      await also(tx)
      await publishWithdrawalOnCommit(tx, withdrawal.member_id)
      return withdrawal
    })
  } catch (error) {
    if (isIllegal(withdrawalStates, error)) await recordRefusedStep(db, error, step)
    throw error
  }
}
