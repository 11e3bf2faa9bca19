import { acceptByPasskey, openInvitation } from '@ante/contract/staff/sign-in.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { createPasskey } from '../lib/passkeys.ts'
import { staffSession } from '../lib/session-state.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/states.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordEnrolment } from './password-enrolment.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** First sign-in: sets up a passkey, or a password and an authenticator app. The token is in the address after `#`. */
export function InvitationPage() {
  const { t } = useLingui()
  const { hash } = useLocation()
  const [token] = useState(hash)
  const failureText = useFailureText()
  const navigate = useNavigate()
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(openInvitation, { token }),
    staleTime: Infinity,
    retry: false,
  })
  const enter = (session: { csrf: string; endedFormer: boolean }) => {
    staffSession.begin(session.csrf, session.endedFormer)
    void navigate({ to: '/', replace: true })
  }
  if (invitation.error)
    return (
      <SignInFrame title={t`Invitation`} text={t`This link can't be used.`}>
        <Notice tone="bad">{failureText(invitation.error)}</Notice>
        <Button onPress={() => void navigate({ to: '/' })}>
          <Trans>Go to sign-in</Trans>
        </Button>
      </SignInFrame>
    )
  const { data } = invitation
  if (!data)
    return (
      <SignInFrame title={t`Invitation`} text={t`Opening your invitation…`}>
        <Skeleton lines={4} />
      </SignInFrame>
    )
  const byPasskey = async () => {
    const response = await createPasskey(data.passkeyOptions)
    if (response) enter(await call(acceptByPasskey, { token, response }))
  }
  return (
    <SignInFrame title={t`Welcome, ${data.displayName}`} text={t`Choose how you sign in as ${data.mail}.`}>
      <PasskeyButton onPress={byPasskey}>{t`Create a passkey`}</PasskeyButton>
      <PasswordEnrolment token={token} invitation={data} onSession={enter} />
    </SignInFrame>
  )
}
