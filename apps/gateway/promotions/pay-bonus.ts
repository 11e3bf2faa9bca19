import type { Db } from '../kit/db.ts'
import { mainAccountOf, merchantAccount, postTransfer, requireTurnover, transactionCode } from '../wallet/public.ts'

export interface Bonus {
  merchantCode: string
  memberId: bigint
  currency: string
  amount: bigint
  /** Wagering multiple in hundredths; 0 for no requirement. */
  multipleHundredths: number
}

/** Credits a bonus with its wagering requirement, once per key. */
export async function payBonus(tx: Db, key: string, bonus: Bonus, at: Date): Promise<void> {
  const { merchantCode, memberId, currency, amount, multipleHundredths } = bonus
  await postTransfer(tx, {
    key,
    code: transactionCode.promotionBonus,
    debit: await merchantAccount(tx, { merchantCode, currency, kind: 'bonus' }),
    credit: await mainAccountOf(tx, memberId),
    amount,
    reference: key,
    at,
  })
  if (multipleHundredths === 0) return
  await requireTurnover(tx, { key, memberId, merchantCode, currency, cause: 'bonus', amount, multipleHundredths, at })
}
