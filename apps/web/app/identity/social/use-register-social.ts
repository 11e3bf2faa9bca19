import type { Session } from '@ante/contract/identity/session.ts'
import { registerSocial } from '@ante/contract/identity/social.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { loginDeviceId } from '../device-id.ts'
import { registerMethod } from '../register/register-method.ts'
import type { Newcomer } from './use-social-login.ts'

interface SocialRegistration {
  newcomer: Newcomer
  onEntered(session: Session): void
  onHalfway(step: { challenge: string; expiresInSeconds: number }): void
}

/** Creates the account. A repeat after a lost answer finds the created one. */
export function useRegisterSocial({ newcomer, onEntered, onHalfway }: SocialRegistration) {
  const { t } = useLingui()
  const [invitation, setInvitation] = useState(newcomer.invitation)
  return useMutation({
    mutationFn: () =>
      call(registerSocial, {
        ticket: newcomer.ticket,
        ...(invitation && { affiliateCode: invitation.code, domain: invitation.domain ?? location.hostname }),
        loginDeviceId: loginDeviceId(),
        registerUrl: location.hostname,
        registerMethod: registerMethod(),
      }),
    onSuccess: (session) => {
      const name = session.userName
      showToast(t`Welcome! Your username is ${name}.`, { tone: 'good', ms: TOAST_MS.long })
      onEntered(session)
    },
    onError: (error) => {
      const refusal = refusalOf(registerSocial, error)
      // The message explains that the invitation is invalid; the next attempt omits it.
      if (refusal?.code === 'affiliate.invalid') setInvitation(null)
      if (refusal?.code === 'login.second_factor.required') onHalfway(refusal.details)
    },
    networkMode: 'always',
  })
}
