import { paymentPasswordOf } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { coolingEnd } from '../bank-cards/bank-cards.ts'
import { rulesOf } from './withdrawal-rules.ts'

interface Holder {
  memberId: bigint
  merchantCode: string
}

/**
 * Returns the end of the cooling-off period after a change of the payment password, in which no money leaves by bank or
 * line transfer; null when it is over. Its length is the merchant's setting for withdrawals.
 */
export async function passwordCooling(db: Db, { memberId, merchantCode }: Holder, now: Date): Promise<Date | null> {
  const password = await paymentPasswordOf(db, memberId)
  if (!password?.changedAt) return null
  const { passwordCoolingHours } = await rulesOf(db, merchantCode)
  const until = coolingEnd(password.changedAt, passwordCoolingHours)
  return until > now ? until : null
}
