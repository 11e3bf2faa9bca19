import type { Db } from '../../kit/db.ts'
import { hashPassword } from '../../kit/password.ts'

export interface PaymentPasswordToPut {
  memberId: bigint
  merchantCode: string
  digits: string
}

/** Sets a member's first payment password from the operator CLI; an existing one stays. */
export async function putPaymentPassword(
  tx: Db,
  { memberId, merchantCode, digits }: PaymentPasswordToPut,
): Promise<void> {
  const payment_password_hash = await hashPassword(digits)
  await tx
    .insertInto('member_profile')
    .values({ member_id: memberId, merchant_code: merchantCode, payment_password_hash })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ payment_password_hash })
        .where('member_profile.payment_password_hash', 'is', null),
    )
    .execute()
}
