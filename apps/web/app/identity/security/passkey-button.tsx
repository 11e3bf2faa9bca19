import type { Session } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { CallFailed } from '../../lib/calls/call-errors.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import styles from './passkey-button.module.css'
import { guardFailure } from './refusals.ts'
import { SignedTexts } from './signed-texts.tsx'

interface PasskeyButtonProps {
  onEntered(session: Session): void
}

const logInByPasskey = async () => {
  const part = await import('./log-in-by-passkey.ts').catch(() => {
    throw new CallFailed('offline')
  })
  return part.logInByPasskey()
}

/** Login by fingerprint, face or the phone's own code; hidden in browsers without support. */
export function PasskeyButton({ onEntered }: PasskeyButtonProps) {
  const { t, i18n } = useLingui()
  const hydrated = useHydrated()
  const logIn = useMutation({
    mutationFn: logInByPasskey,
    onSuccess: (session) => session && onEntered(session),
    networkMode: 'always',
  })
  if (hydrated && typeof window.PublicKeyCredential !== 'function') return null
  return (
    <div className={styles.passkey}>
      <Alert words={logIn.error && i18n._(guardFailure(logIn.error))} />
      <Button wide variant="quiet" busy={logIn.isPending || Boolean(logIn.data)} onClick={() => logIn.mutate()}>
        <SignedTexts path="passkey">{t`Log in with a passkey`}</SignedTexts>
      </Button>
    </div>
  )
}
