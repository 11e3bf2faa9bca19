import { useLingui } from '@lingui/react/macro'

import { speechOf } from '../lib/words/speech.ts'
import { useMerchant } from '../merchant/public.ts'
import styles from './footer.module.css'

/** Footer of every page: the operator of the site, and the age restriction. */
export function Footer() {
  const { t } = useLingui()
  const { licence } = useMerchant()
  return (
    <footer className={styles.footer}>
      <span className={styles.age}>{licence.minimumAge}+</span>
      <p>
        {t`Play for fun, within your limits. Adults only.`}
        <br />
        <span {...speechOf(licence.lang)}>{licence.line}</span>
      </p>
    </footer>
  )
}
