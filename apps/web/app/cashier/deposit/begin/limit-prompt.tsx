import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { responsibleGamingState } from '../../../responsible-gaming/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './begin.module.css'

/**
 * Returns whether the member has neither deposited nor set a deposit limit; null while loading, and at a merchant
 * without limits, whose gateway refuses the call.
 */
function useNeedsLimitPrompt(): boolean | null {
  const { data: responsibleGaming } = useQuery({ ...responsibleGamingState, retry: false })
  return responsibleGaming
    ? !responsibleGaming.hasDeposited && !responsibleGaming.limits.some(({ kind }) => kind === 'deposit')
    : null
}

/** Notice before the first deposit that limits can be set. It is below the form, so that it does not move the form. */
export function LimitPrompt() {
  const { t } = useLingui()
  if (!useNeedsLimitPrompt()) return null
  return (
    <aside className={styles.info}>
      <p className={styles.part}>{t`Before you start: a deposit limit helps you stay in control.`}</p>
      <ButtonLink variant="quiet" wide to="/m/safePlay">{t`Set deposit limit`}</ButtonLink>
    </aside>
  )
}

/** A link to the limits, for members without the prompt. */
export function LimitsLink() {
  const { t } = useLingui()
  if (useNeedsLimitPrompt() !== false) return null
  return <ButtonLink variant="quiet" wide to="/m/safePlay">{t`Safer play`}</ButtonLink>
}
