import { useLingui } from '@lingui/react/macro'

import styles from './or-divider.module.css'

/** Divider "or" between alternative methods. */
export function OrDivider() {
  const { t } = useLingui()
  return (
    <p className={styles.or}>
      <span>{t`or`}</span>
    </p>
  )
}
