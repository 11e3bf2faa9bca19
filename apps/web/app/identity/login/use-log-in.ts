import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { storeSessionPassword } from '../../lib/session/session-password.ts'
import { useCountdown } from '../../lib/browser/use-countdown.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import { loginDeviceId } from '../device-id.ts'
import { forgetRemembered, remember } from '../remembered/remembered-login.ts'
import type { PhoneProof } from '../social/use-phone-proof.ts'
import { useEnter } from '../use-enter.ts'

/** Typed values and the captcha answer. */
interface LoginInput extends Pick<InputOf<typeof login>, 'username' | 'password' | 'countryDialingCode'> {
  type: 'username' | 'sms'
  answer?(): ReturnType<Captcha['answer']>
  /** Verifies the code at Firebase; absent if the gateway verifies it. */
  prove?(): Promise<PhoneProof>
  /** Whether this device stores the login. */
  remembers: boolean
}

/** A login that awaits its second factor. */
interface PendingLogin {
  challenge: string
  expiresInSeconds: number
  input: LoginInput
}

/**
 * Signs in, in one step or two, and continues. Shared by both methods, including the waiting time after too many
 * attempts.
 */
export function useLogIn() {
  const enter = useEnter()
  const wait = useCountdown()
  const [pendingLogin, setPendingLogin] = useState<PendingLogin | null>(null)
  const enterAs = async (session: Session, input: LoginInput) => {
    enter(session)
    await rememberLogin(session, input)
  }
  const first = useMutation({
    mutationFn: async ({ type, username, password, countryDialingCode, answer, prove }: LoginInput) =>
      call(login, {
        type: prove ? 'firebase' : type,
        username,
        password,
        countryDialingCode,
        ...(await answer?.()),
        ...(prove && { firebaseMobileNo: username, ...(await prove()) }),
        loginDeviceId: loginDeviceId(),
      }),
    onSuccess: enterAs,
    onError: (error, input) => {
      const seconds = retryAfterSeconds(error)
      if (seconds !== null) wait.start(seconds)
      const refusal = refusalOf(login, error)
      if (refusal?.code === 'login.second_factor.required') setPendingLogin({ ...refusal.details, input })
    },
    networkMode: 'always',
  })
  const retry = () => {
    setPendingLogin(null)
    first.reset()
  }
  return { first, waitSeconds: wait.secondsLeft, pendingLogin, enterAs, retry }
}

export type LogIn = ReturnType<typeof useLogIn>

/** Stores the password with the session, and the login on this device if the member has chosen this. */
async function rememberLogin({ token }: Session, input: LoginInput): Promise<void> {
  const { type, username, password, countryDialingCode = null, remembers } = input
  if (type === 'username') await storeSessionPassword(token, password)
  if (remembers) await remember({ type, username, password, countryDialingCode })
  else forgetRemembered()
}
