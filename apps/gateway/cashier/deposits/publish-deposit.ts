import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { LIVE_TOPIC, publishLive } from '../../live/public.ts'
import type { Deposit } from './deposits.ts'

/** Publishes the progress of a deposit to the member's open pages. Must be last in the transaction. */
export async function publishDeposit(tx: Db, clock: Clock, deposit: Deposit): Promise<void> {
  const { transaction_id: transactionId, state, credited, member_id: memberId, merchant_code: merchantCode } = deposit
  const payload = { transactionId, state, amount: credited === null ? null : textOf(credited) }
  await publishLive(tx, clock, [{ merchantCode, memberId: String(memberId), type: 'deposit', payload }])
  await publishOnCommit(tx, LIVE_TOPIC, '')
  if (credited !== null) await publishOnCommit(tx, 'balance', JSON.stringify([String(memberId)]))
}
