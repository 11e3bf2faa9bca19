import { findAccount } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { ActionTarget } from '../../kit/guarded-action.ts'

/** Returns the member of a guarded action, with the merchant and its currency. Throws `ActionProblem`. */
export async function memberOfAction(tx: Db, account: string, { merchantCode: code }: ActionTarget) {
  const merchant =
    code === null
      ? undefined
      : await tx.selectFrom('merchant').select('currency').where('code', '=', code).executeTakeFirst()
  const member = code === null ? undefined : await findAccount(tx, code, account)
  if (code === null || !merchant || !member) throw new ActionProblem('member.not_found', { account })
  return { member, code, currency: merchant.currency }
}
