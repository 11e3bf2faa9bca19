import { RECEIPT_LIMIT_PIXELS, RECEIPT_TYPES, sendDepositReceipt } from '@ante/contract/cashier/deposit.ts'

import { requireCallAllowance } from '../../kit/call-counts.ts'
import type { SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import { makePicture } from '../../kit/pictures/make-picture.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { DepositPorts } from '../deposits/change-deposit.ts'
import { lockedDeposit } from '../deposits/deposits.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { ownDeposit } from '../deposits/member-deposits.ts'
import { acceptsReceipt } from '../deposits/show-deposit.ts'
import { notifyInDepositTabs } from '../queue-notices.ts'

const refuse = refusalsOf(sendDepositReceipt)
const BUSY_SECONDS = 10
/** Limit per member, because each image is re-encoded; a shared IP address may send more. */
const PER_MEMBER = { atMost: 10, windowMs: 60_000 }

/** Stores the image of a receipt, replacing an earlier one, and notifies open consoles. */
export async function storeReceipt(
  { db, clock }: Pick<DepositPorts, 'db' | 'clock'>,
  { member, transactionId, sent }: { member: SignedIn; transactionId: string; sent: Buffer },
): Promise<Deposit> {
  const { id } = await ownDeposit(db, member, transactionId)
  await requireCallAllowance({ db, clock }, { key: `receipt of member ${member.memberId}`, ...PER_MEMBER })
  const made = await makePicture(member, { sent, types: RECEIPT_TYPES })
  if (made === 'too.many.pixels') throw refuse(`receipt.${made}`, { limitPixels: RECEIPT_LIMIT_PIXELS })
  if (made === 'not.picture') throw refuse(`receipt.${made}`)
  if (made === 'busy') throw commonRefusal('request.too_many', { retryAfterSeconds: BUSY_SECONDS })
  return inTransaction(db, async (tx) => {
    const deposit = await lockedDeposit(tx, id)
    if (!acceptsReceipt(deposit)) throw refuse('ILLEGAL_STATE', { state: deposit.state })
    const stored = { ...made, at: clock.now() }
    await tx
      .insertInto('deposit_receipt')
      .values({ deposit_id: id, ...stored })
      .onConflict((conflict) => conflict.column('deposit_id').doUpdateSet(stored))
      .execute()
    await notifyInDepositTabs(tx, deposit, 'updated')
    return deposit
  })
}
