import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../ui/button.tsx'
import styles from './ask-us.module.css'

/** Link to customer service, for questions without an answer here. */
export function AskUs() {
  const { t } = useLingui()
  return (
    <div className={styles.card}>
      <p className={styles.title}>{t`Didn’t find it?`}</p>
      <p className={styles.text}>{t`Ask us. Have your username and the time ready. Never share your password.`}</p>
      <ButtonLink variant="quiet" to="/m/service">{t`Customer service`}</ButtonLink>
    </div>
  )
}
