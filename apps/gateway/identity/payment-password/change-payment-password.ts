import {
  changePaymentPassword as changing,
  PAYMENT_PASSWORD_TRIES,
  setPaymentPassword as setting,
} from '@ante/contract/identity/payment-password.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { requireRealMoney } from '../require-real-money.ts'
import type { IdentityPorts, MemberCall } from '../identity-ports.ts'
import { checkPassword, storedHash } from '../passwords/check-password.ts'
import { hashPassword } from '../../kit/password.ts'
import { contactsOf } from './payment-contacts.ts'
import { requirePaymentPassword, paymentPasswordOf } from './payment-passwords.ts'
import { replacePaymentPassword } from './replace-payment-password.ts'
import { paymentPasswordRefusal } from './rules.ts'

const refuseSetting = refusalsOf(setting)
const refuseChanging = refusalsOf(changing)

/** Sets the first payment password. Members with a login password must enter it. */
export async function setPaymentPassword(
  ports: IdentityPorts,
  { password, ...chosen }: ParsedInputOf<typeof setting>,
  call: MemberCall,
): Promise<Record<never, never>> {
  requireRealMoney(call.member)
  const memberId = BigInt(call.member.memberId)
  if (await paymentPasswordOf(ports.db, memberId)) throw refuseSetting('payment.password.exists')
  const problem = paymentPasswordRefusal(chosen)
  if (problem) throw refuseSetting(problem)
  await requireLoginPassword(ports, password, call)
  const inPlaceOf = null
  const done = await storeNew(ports, { chosen: chosen.newPaymentPassword, inPlaceOf }, call)
  if (!done) throw refuseSetting('payment.password.exists')
  return {}
}

/**
 * Refuses a wrong login password. Refuses members without a login password too if they have a contact: they set the
 * payment password with a code instead.
 */
async function requireLoginPassword(
  ports: IdentityPorts,
  password: string | undefined,
  call: MemberCall,
): Promise<void> {
  if ((await storedHash(ports.db, call)) === null) {
    const { mobile, email } = await contactsOf(ports.db, BigInt(call.member.memberId))
    if (mobile ?? email) throw refuseSetting('payment.password.code.required')
    return
  }
  if ((await checkPassword(ports, password ?? '', call)) === null) throw refuseSetting('password.incorrect')
}

/** Changes the payment password after checking the old one. */
export async function changePaymentPassword(
  ports: IdentityPorts,
  { oldPaymentPassword, ...chosen }: ParsedInputOf<typeof changing>,
  call: MemberCall,
): Promise<Record<never, never>> {
  requireRealMoney(call.member)
  const inPlaceOf = await requirePaymentPassword(ports, BigInt(call.member.memberId), oldPaymentPassword)
  if (chosen.newPaymentPassword === oldPaymentPassword) throw refuseChanging('modify.new.old.same')
  const problem = paymentPasswordRefusal(chosen)
  if (problem) throw refuseChanging(problem)
  const done = await storeNew(ports, { chosen: chosen.newPaymentPassword, inPlaceOf }, call)
  // A simultaneous change has replaced the payment password, so `oldPaymentPassword` is outdated.
  if (!done) throw refuseChanging('payment.password.incorrect', { triesLeft: PAYMENT_PASSWORD_TRIES })
  return {}
}

async function storeNew(
  ports: IdentityPorts,
  { chosen, inPlaceOf }: { chosen: string; inPlaceOf: string | null },
  call: MemberCall,
): Promise<boolean> {
  const hash = await hashPassword(chosen)
  return inTransaction(ports.db, (tx) => replacePaymentPassword(ports, tx, { hash, inPlaceOf }, call))
}
