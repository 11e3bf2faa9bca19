import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'

import { hasPasskeys } from '../lib/passkeys.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './sign-in.module.css'

/**
 * Button that signs in with a passkey or creates one, and the word "or" before the other way below it. Renders nothing
 * where passkeys are unavailable.
 */
export function PasskeyButton({ children, onPress }: { children: string; onPress: () => Promise<unknown> }) {
  const failureText = useFailureText()
  const ceremony = useMutation({ mutationFn: onPress })
  if (!hasPasskeys()) return null
  return (
    <>
      <Button kind="main" size="large" isPending={ceremony.isPending} onPress={() => ceremony.mutate()}>
        <KeyRound size={17} aria-hidden />
        {children}
      </Button>
      {ceremony.error && <Notice tone="bad">{failureText(ceremony.error)}</Notice>}
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
    </>
  )
}
