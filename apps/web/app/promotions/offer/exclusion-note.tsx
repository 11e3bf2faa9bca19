import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import styles from './rest-note.module.css'

/** Replaces a reward or an entry for self-excluded members. */
export function ExclusionNote() {
  const { t } = useLingui()
  return (
    <div className={styles.note}>
      <p className={styles.text}>{t`You’re taking a break. You can still withdraw your money.`}</p>
      <ButtonLink wide variant="quiet" to="/m/safePlay">{t`Your break`}</ButtonLink>
    </div>
  )
}
