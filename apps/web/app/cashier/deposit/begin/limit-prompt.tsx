import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { careNow } from '../../../care/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './begin.module.css'

/** Before the first deposit: that a limit can be set. Afterwards it is the way there alone. */
export function LimitPrompt() {
  const { t } = useLingui()
  // A merchant who offers no limits refuses it: then there is nothing to lead to.
  const { data: care } = useQuery({ ...careNow, retry: false })
  if (!care) return null
  const isFirst = !care.hasDeposited && !care.limits.some(({ kind }) => kind === 'deposit')
  return (
    <aside className={styles.info}>
      {isFirst && <p>{t`Before you begin: a deposit limit keeps what you pay in within bounds.`}</p>}
      <ButtonLink look="quiet" wide to="/m/safePlay">
        {isFirst ? t`Set a deposit limit` : t`Safer play`}
      </ButtonLink>
    </aside>
  )
}
