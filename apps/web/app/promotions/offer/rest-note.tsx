import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import styles from './rest-note.module.css'

/** In place of what would be given or joined, for who rests from play. */
export function RestNote() {
  const { t } = useLingui()
  return (
    <div className={styles.note}>
      <p className={styles.words}>{t`You rest from play. What you have stays yours to withdraw.`}</p>
      <ButtonLink wide look="quiet" to="/m/safePlay">{t`Your rest`}</ButtonLink>
    </div>
  )
}
