import { loginSocial } from '@ante/contract/identity/social.ts'
import type { SocialProof, SocialProvider } from '@ante/contract/identity/social.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { loginDeviceId } from '../device-id.ts'
import { useEnter } from '../use-enter.ts'
import type { LinkInvitation } from './login-request.ts'

interface ProviderLogin {
  provider: SocialProvider
  /** Returns the proof of the provider account; null if the member cancels. */
  prove(): Promise<SocialProof | null>
  invitation: LinkInvitation
}

/** A person without an account here, who may create one with this ticket. */
export interface Newcomer {
  provider: SocialProvider
  ticket: string
  mayRegister: boolean
  invitation: LinkInvitation
}

interface PendingLogin {
  challenge: string
  expiresInSeconds: number
}

/** Signs in by a provider's account and continues; or returns the missing step. */
export function useSocialLogin() {
  const enter = useEnter()
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  const [pendingLogin, setPendingLogin] = useState<PendingLogin | null>(null)
  const first = useMutation({
    mutationFn: async ({ provider, prove }: ProviderLogin) => {
      const proof = await prove()
      return proof && call(loginSocial, { provider, proof, loginDeviceId: loginDeviceId() })
    },
    onSuccess: (session) => session && enter(session),
    onError: (error, { provider, invitation }) => {
      const refusal = refusalOf(loginSocial, error)
      if (refusal?.code === 'login.second_factor.required') setPendingLogin(refusal.details)
      if (refusal?.code === 'social.account.unknown') setNewcomer({ ...refusal.details, provider, invitation })
    },
    networkMode: 'always',
  })
  return {
    first,
    newcomer,
    halfway: pendingLogin,
    enter,
    setHalfway: setPendingLogin,
    leave: () => {
      setNewcomer(null)
      setPendingLogin(null)
      first.reset()
    },
  }
}

export type SocialLogin = ReturnType<typeof useSocialLogin>
