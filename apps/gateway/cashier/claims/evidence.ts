import type { ReasonKind } from '@ante/contract/console/review-parts.ts'

import type { Db } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { reasonTextFor } from '../review/decision-reasons.ts'

/** Returns the text of a reason for the member. Throws `ActionProblem` if the reason cannot be chosen any more. */
export async function requireReasonText(tx: Db, deposit: Deposit, code: string, kind: ReasonKind): Promise<string> {
  const { merchant_code: merchantCode, member_id: memberId } = deposit
  const reasonText = await reasonTextFor(tx, { merchantCode, code, kind, memberId })
  if (reasonText === null) throw new ActionProblem(`There is no active reason ${code}.`)
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
  if (line?.state !== 'open') throw new ActionProblem('The bank line is not open any more.')
  if (line.currency !== deposit.pay_currency) throw new ActionProblem('The bank line has another currency.')
  const matched = await tx.selectFrom('bank_line').select('id').where('deposit_id', '=', deposit.id).executeTakeFirst()
  if (matched) throw new ActionProblem('The deposit has a bank line already.')
}

/** Stores that the line is the payment of the deposit. */
export async function matchLine(tx: Db, id: string, deposit: Deposit): Promise<void> {
  await tx
    .updateTable('bank_line')
    .set({ state: 'matched', deposit_id: deposit.id })
    .where('id', '=', BigInt(id))
    .execute()
}
