import { useLingui } from '@lingui/react/macro'

import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { StripButton } from '../sign-in-frame/strip.tsx'
import { failureText } from '../failure-texts.ts'
import { useTrial } from './use-trial.ts'
import { useMayTry } from './use-may-try.ts'

/** Starts a trial from the links below a form, if the merchant offers it. */
export function TrialLink() {
  const { t, i18n } = useLingui()
  const mayTry = useMayTry()
  const trial = useTrial()
  if (!mayTry) return null
  const start = () =>
    trial.mutate(undefined, { onError: (error) => showToast(i18n._(failureText(error)), { tone: 'bad' }) })
  return (
    <StripButton busy={trial.isPending || trial.isSuccess} onClick={start}>
      <Icon name="play" />
      {t`Try with play money`}
    </StripButton>
  )
}
