import type { ReasonKind } from '@ante/contract/console/review-parts.ts'

import type { Db } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { notifyOfLine } from '../queue-notices.ts'
import { reasonTextFor } from '../review/decision-reasons.ts'

/** Returns the text of a reason for the member. Throws `ActionProblem` if the reason cannot be chosen any more. */
export async function requireReasonText(tx: Db, deposit: Deposit, code: string, kind: ReasonKind): Promise<string> {
  const { merchant_code: merchantCode, member_id: memberId } = deposit
  const reasonText = await reasonTextFor(tx, { merchantCode, code, kind, memberId })
  if (reasonText === null) throw new ActionProblem('reason.inactive', { reason: code })
  return reasonText
}

/** Locks a bank line. Throws `ActionProblem` if it cannot be the payment of the deposit. */
export async function requireOpenLine(tx: Db, id: string, deposit: Deposit): Promise<void> {
  const line = await tx
    .selectFrom('bank_line')
    .select(['state', 'currency'])
    .where('id', '=', BigInt(id))
    .where('merchant_code', '=', deposit.merchant_code)
    .forUpdate()
    .executeTakeFirst()
  if (line?.state !== 'open') throw new ActionProblem('bank_line.not_open')
  if (line.currency !== deposit.pay_currency) throw new ActionProblem('bank_line.currency')
  const matched = await tx.selectFrom('bank_line').select('id').where('deposit_id', '=', deposit.id).executeTakeFirst()
  if (matched) throw new ActionProblem('deposit.matched', { deposit: deposit.transaction_id })
}

/** Stores that the line is the payment of the deposit. */
export async function matchLine(tx: Db, id: string, deposit: Deposit): Promise<void> {
  await tx
    .updateTable('bank_line')
    .set({ state: 'matched', deposit_id: deposit.id })
    .where('id', '=', BigInt(id))
    .execute()
  await notifyOfLine(tx, { id: BigInt(id), merchantCode: deposit.merchant_code }, 'changed')
}
