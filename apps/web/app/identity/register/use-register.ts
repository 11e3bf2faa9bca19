import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { register } from '@ante/contract/identity/register.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { call } from '../../lib/calls/call.ts'
import { randomId } from '../../lib/sealed/random-id.ts'
import { keepSessionPassword } from '../../lib/session/session-password.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import { loginDeviceId } from '../device-id.ts'
import type { PhoneProof, ProvenCode } from '../social/use-phone-proof.ts'
import { useEnter } from '../use-enter.ts'
import { registerMethod } from './register-method.ts'
import { domainOf, registrationPayload } from './registration-payload.ts'
import type { Filled } from './registration-payload.ts'

type Wish = Filled & Pick<ProvenCode, 'prove'> & { answer(): ReturnType<Captcha['answer']> }

/** Makes the account, signs in and goes on. Sent again after a lost answer, it finds the account that it has made. */
export function useRegister(onMade: (session: Session, wish: Wish) => void) {
  const enter = useEnter()
  const sent = useRef({ person: '', key: '' })
  return useMutation({
    mutationFn: async (wish: Wish) => {
      await checkInvitation(wish)
      const person = personIn(wish)
      if (sent.current.person !== person) sent.current = { person, key: randomId() }
      const place = { host: location.hostname, registerMethod: registerMethod(), loginDeviceId: loginDeviceId() }
      return call(
        register,
        { ...registrationPayload(wish, place), ...(await proofOf(wish)), ...(await wish.answer()) },
        { idempotencyKey: sent.current.key },
      )
    },
    onSuccess: async (session, wish) => {
      onMade(session, wish)
      enter(session)
      const { password } = wish.values
      if (password !== '') await keepSessionPassword(session.token, password)
    },
    networkMode: 'always',
  })
}

/** Where Firebase has sent the code, nothing is made unless it says that this is the one. */
async function proofOf({ prove, fields, values }: Wish): Promise<Partial<PhoneProof>> {
  if (!prove || !fields.includes('verificationCode')) return {}
  return prove(latinDigits(values.verificationCode).trim())
}

/** A code that was typed is looked at before anything is made of the rest. Source: product specification 5. */
async function checkInvitation({ invitation, fields, values }: Filled): Promise<void> {
  const code = fields.includes('affiliateCode') ? values.affiliateCode.trim() : ''
  if (code !== '') await call(checkAffiliate, { code, domain: domainOf(invitation, location.hostname) })
}

/** Whose account it would be: with the same words a second call is the same wish. */
const personIn = ({ method, values: { username, mobileNum, password }, dialingCode = '' }: Filled): string =>
  JSON.stringify(
    method === 'username' ? [username.trim(), password] : [dialingCode, mobileNum.replace(/\D/g, ''), password],
  )
