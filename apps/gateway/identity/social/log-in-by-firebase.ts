import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'

import { inTransaction } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { readMobile } from '../codes/mobile-number.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { enterMember } from '../login/enter-member.ts'
import type { Credentials } from '../login/log-in.ts'
import { memberOf } from '../members.ts'
import { holderOfMobile } from '../registration/profiles.ts'
import { challengeOf } from '../second-factor/login-challenges.ts'
import { tokenOfNumber } from './firebase-number.ts'
import { useToken } from './used-tokens.ts'

const refuse = refusalsOf(login)

/** Signs in a member whose phone Firebase has verified. An unknown number is refused like a wrong code. */
export async function logInByFirebase(
  ports: IdentityPorts,
  { username, firebaseMobileNo, firebaseIdToken, countryDialingCode }: Credentials,
  { merchantCode, requestId, visitor }: VisitorCall,
): Promise<Session> {
  const { db, clock, merchants, firebase } = ports
  if (!merchants.moduleIsOn(merchantCode, 'MOBILEVERCODELOGIN3') || !firebase.isConfigured) {
    throw commonRefusal('function.not.available')
  }
  const { currency } = merchants.of(merchantCode)
  const read = readMobile({ mobileNum: firebaseMobileNo ?? username, countryDialingCode, currency })
  if (read.kind === 'none') throw refuse('mobileNum.invalid', { minimumDigits: read.minimumDigits })

  const { mobile } = read
  const token = await tokenOfNumber(firebase, { idToken: firebaseIdToken, mobile, requestId })
  const holder = await holderOfMobile(db, merchantCode, mobile)
  if (!token || !holder) throw refuse('verification.code.incorrect')
  if (holder.status === 'disabled') throw refuse('account.disabled')

  const now = clock.now()
  if (!(await useToken(db, token, now))) throw refuse('verification.code.incorrect')
  const challenge = await challengeOf(ports, holder.id, 'sms')
  if (challenge) throw refuse('login.second_factor.required', challenge)
  const member = memberOf(holder)
  return inTransaction(db, (tx) => enterMember(ports, tx, { member, method: 'sms', visitor, now }))
}
