import { useLingui } from '@lingui/react/macro'

import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import styles from './passkey-button.module.css'
import { guardFailure } from './refusals.ts'
import { IconLabel } from './icon-label.tsx'
import type { PasskeyLogin } from './use-passkey-login.ts'

/** Login by fingerprint, face or the phone's own code; hidden in browsers without support. */
export function PasskeyButton({ passkey: { isSupported, isFirst, logIn } }: { passkey: PasskeyLogin }) {
  const { t, i18n } = useLingui()
  if (!isSupported) return null
  return (
    <div className={isFirst ? undefined : styles.passkey}>
      <Alert message={logIn.error && i18n._(guardFailure(logIn.error))} />
      <Button
        wide
        variant={isFirst ? 'main' : 'quiet'}
        busy={logIn.isPending || Boolean(logIn.data)}
        onClick={() => logIn.mutate(null)}
      >
        <IconLabel path="passkey">{t`Log in with a passkey`}</IconLabel>
      </Button>
    </div>
  )
}
