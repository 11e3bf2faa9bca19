import type { Db } from '../../kit/db.ts'
import { accountById } from '../sessions/accounts.ts'
import type { GuardedActions } from '../staff-ports.ts'
import type { ChangeRow } from './requests.ts'
import { actionNamed } from './submit.ts'

/** Whether an account belongs to a person who gains by a change, for example by receiving a role. */
export async function isSubjectOf(
  { actions }: { actions: GuardedActions },
  tx: Db,
  { action: name, values: stored, merchant_code: merchantCode }: ChangeRow,
  staffId: bigint,
): Promise<boolean> {
  const action = actionNamed(actions, name)
  if (!action.isSubject) return false
  const values = action.values.safeParse(stored)
  const account = await accountById(tx, staffId)
  // Values that this version cannot read are never applied.
  if (!values.success || !account) return false
  return action.isSubject(tx, values.data, account.person, { merchantCode })
}
