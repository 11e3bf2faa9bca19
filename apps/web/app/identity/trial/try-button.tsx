import { useLingui } from '@lingui/react/macro'

import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import { failureText } from '../failure-texts.ts'
import styles from '../sign-in-frame/form.module.css'
import { useMayTry } from './use-may-try.ts'
import { useTrial } from './use-trial.ts'

/** Starts a trial without an account, if the merchant offers it. */
export function TryButton() {
  const { t, i18n } = useLingui()
  const mayTry = useMayTry()
  const trial = useTrial()
  if (!mayTry) return null
  return (
    <div className={styles.after}>
      <Alert message={trial.error && i18n._(failureText(trial.error))} />
      <Button wide busy={trial.isPending || trial.isSuccess} onClick={() => trial.mutate()}>
        {t`Start playing`}
      </Button>
    </div>
  )
}
