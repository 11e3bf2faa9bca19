import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { responsibleGamingState } from '../../../responsible-gaming/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './begin.module.css'

/** A merchant without limits refuses this call: then the link is hidden. */
function useFirst(): boolean | null {
  const { data: responsibleGaming } = useQuery({ ...responsibleGamingState, retry: false })
  return responsibleGaming
    ? !responsibleGaming.hasDeposited && !responsibleGaming.limits.some(({ kind }) => kind === 'deposit')
    : null
}

/** Before the first deposit: a notice that limits can be set. Below the form, which must not move when it arrives. */
export function LimitPrompt() {
  const { t } = useLingui()
  if (!useFirst()) return null
  return (
    <aside className={styles.info}>
      <p className={styles.part}>{t`Before you start: a deposit limit helps you stay in control.`}</p>
      <ButtonLink variant="quiet" wide to="/m/safePlay">{t`Set deposit limit`}</ButtonLink>
    </aside>
  )
}

/** Later only a link. */
export function LimitsLink() {
  const { t } = useLingui()
  if (useFirst() !== false) return null
  return <ButtonLink variant="quiet" wide to="/m/safePlay">{t`Safer play`}</ButtonLink>
}
