import { paymentPasswordOf } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { coolingEnd } from '../bank-cards/bank-cards.ts'
import { rulesOf } from './withdrawal-rules.ts'

interface Holder {
  memberId: bigint
  merchantCode: string
}

/**
 * Until when no money leaves a member after a change of his payment password, to a bank or along the line; null when it is over.
 * As long as the merchant says for withdrawals.
 */
export async function passwordCooling(db: Db, { memberId, merchantCode }: Holder, now: Date): Promise<Date | null> {
  const password = await paymentPasswordOf(db, memberId)
  if (!password?.changedAt) return null
  const { passwordCoolingHours } = await rulesOf(db, merchantCode)
  const until = coolingEnd(password.changedAt, passwordCoolingHours)
  return until > now ? until : null
}
