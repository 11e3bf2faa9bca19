import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'

import { inTransaction } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { enterMember } from './enter-member.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import type { Credentials } from './log-in.ts'
import { challengeOf } from '../second-factor/login-challenges.ts'
import { memberOf } from '../members.ts'
import { readMobile } from '../codes/mobile-number.ts'
import { holderOfMobile } from '../registration/profiles.ts'
import { tryCode, useCode } from '../codes/verification-codes.ts'

const refuse = refusalsOf(login)

/** Signs in by a code sent to the member's phone. An unknown number is refused like a wrong code. */
export async function logInBySms(
  ports: IdentityPorts,
  { username: mobileNum, password: code, countryDialingCode }: Credentials,
  call: VisitorCall,
): Promise<Session> {
  const { db, clock, merchants } = ports
  const { merchantCode, ip, visitor } = call
  if (!merchants.moduleIsOn(merchantCode, 'MOBILEVERCODELOGIN3')) throw commonRefusal('function.not.available')
  const { currency } = merchants.of(merchantCode)
  const read = readMobile({ mobileNum, countryDialingCode, currency })
  if (read.kind === 'none') throw refuse('mobileNum.invalid', { minimumDigits: read.minimumDigits })

  const { mobile } = read
  const codeId = await tryCode(ports, { merchantCode, mobile, purpose: 'login', ip }, code.trim())
  const holder = await holderOfMobile(db, merchantCode, mobile)
  if (codeId === null || !holder) throw refuse('verification.code.incorrect')
  if (holder.status === 'disabled') throw refuse('account.disabled')

  const now = clock.now()
  // Another call has used the code first.
  if (!(await useCode(db, codeId, now))) throw refuse('verification.code.incorrect')
  const challenge = await challengeOf(ports, holder.id, 'sms')
  if (challenge) throw refuse('login.second_factor.required', challenge)
  const member = memberOf(holder)
  return inTransaction(db, (tx) => enterMember(ports, tx, { member, method: 'sms', visitor, now }))
}
