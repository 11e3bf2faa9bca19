import type { Session } from '@ante/contract/identity/session.ts'
import { loginSocial } from '@ante/contract/identity/social.ts'
import { OptionalField } from '@ante/contract/identity/register.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { enterMember } from '../login/enter-member.ts'
import { memberOf } from '../members.ts'
import { registrationRulesOf } from '../registration/registration-rules.ts'
import { challengeOf } from '../second-factor/login-challenges.ts'
import { readProof } from './read-proof.ts'
import { isOffered } from './sign-in-ways.ts'
import { memberOfAccount } from './social-identities.ts'
import { issueTicket } from './social-tickets.ts'
import { useToken } from './used-tokens.ts'

const refuse = refusalsOf(loginSocial)

/** Signs in by a provider account. An unknown person gets a ticket for registration. */
export async function logInSocial(
  ports: IdentityPorts,
  { provider, proof }: ParsedInputOf<typeof loginSocial>,
  { merchantCode, visitor }: VisitorCall,
): Promise<Session> {
  const { db, clock } = ports
  if (!isOffered(ports, { merchantCode, provider })) throw commonRefusal('function.not.available')
  const read = await readProof(ports, { merchantCode, provider, proof })
  if (read.kind !== 'person') throw refuse(read.kind === 'refused' ? 'social.refused' : 'social.unavailable')
  const now = clock.now()
  if (read.token && !(await useToken(db, read.token, now))) throw refuse('social.refused')

  const linkedMember = await memberOfAccount(db, merchantCode, read.person)
  if (!linkedMember) {
    const ticket = await issueTicket(ports, merchantCode, read.person)
    throw refuse('social.account.unknown', {
      ...ticket,
      name: read.person.name,
      mayRegister: mayRegister(ports, merchantCode),
    })
  }
  if (linkedMember.status === 'disabled') throw refuse('account.disabled')
  const challenge = await challengeOf(ports, linkedMember.id, 'social')
  if (challenge) throw refuse('login.second_factor.required', challenge)
  const member = memberOf(linkedMember)
  return inTransaction(db, (tx) => enterMember(ports, tx, { member, method: 'social', visitor, now }))
}

/** Whether members can register by a provider: the merchant requires no data that providers do not report. */
export function mayRegister({ merchants }: Pick<IdentityPorts, 'merchants'>, merchantCode: string): boolean {
  const rules = registrationRulesOf(merchants.of(merchantCode))
  const isOpen = merchants.moduleIsOn(merchantCode, 'REG3') && merchants.moduleIsOn(merchantCode, 'DIRECTREG3')
  return isOpen && OptionalField.options.every((field) => !rules[field].required)
}
