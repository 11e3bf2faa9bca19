import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { register } from '@ante/contract/identity/register.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { call } from '../../lib/calls/call.ts'
import { randomId } from '../../lib/sealed/random-id.ts'
import { storeSessionPassword } from '../../lib/session/session-password.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import { loginDeviceId } from '../device-id.ts'
import type { PhoneProof, ProvenCode } from '../social/use-phone-proof.ts'
import { useEnter } from '../use-enter.ts'
import { registerMethod } from './register-method.ts'
import { domainOf, registrationPayload } from './registration-payload.ts'
import type { FilledForm } from './registration-payload.ts'

type RegistrationInput = FilledForm & Pick<ProvenCode, 'prove'> & { answer(): ReturnType<Captcha['answer']> }

/** Creates the account, signs in and continues. A repeat after a lost answer finds the created account. */
export function useRegister(onMade: (session: Session, input: RegistrationInput) => void) {
  const enter = useEnter()
  const sent = useRef({ person: '', key: '' })
  return useMutation({
    mutationFn: async (input: RegistrationInput) => {
      await checkInvitation(input)
      const person = accountKeyOf(input)
      if (sent.current.person !== person) sent.current = { person, key: randomId() }
      const context = { host: location.hostname, registerMethod: registerMethod(), loginDeviceId: loginDeviceId() }
      return call(
        register,
        { ...registrationPayload(input, context), ...(await proofOf(input)), ...(await input.answer()) },
        { idempotencyKey: sent.current.key },
      )
    },
    onSuccess: async (session, input) => {
      onMade(session, input)
      enter(session)
      const { password } = input.values
      if (password !== '') await storeSessionPassword(session.token, password)
    },
    networkMode: 'always',
  })
}

/** A code sent by Firebase must be verified by Firebase before the account is created. */
async function proofOf({ prove, fields, values }: RegistrationInput): Promise<Partial<PhoneProof>> {
  if (!prove || !fields.includes('verificationCode')) return {}
  return prove(latinDigits(values.verificationCode).trim())
}

/** A typed invitation code is checked before the rest is submitted. Source: product specification 5. */
async function checkInvitation({ invitation, fields, values }: FilledForm): Promise<void> {
  const code = fields.includes('affiliateCode') ? values.affiliateCode.trim() : ''
  if (code !== '') await call(checkAffiliate, { code, domain: domainOf(invitation, location.hostname) })
}

/** Identity of the account to be created: a second call with the same values is a repeat. */
const accountKeyOf = ({ method, values: { username, mobileNum, password }, dialingCode = '' }: FilledForm): string =>
  JSON.stringify(
    method === 'username' ? [username.trim(), password] : [dialingCode, mobileNum.replace(/\D/g, ''), password],
  )
