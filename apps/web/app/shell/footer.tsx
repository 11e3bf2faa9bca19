import { useLingui } from '@lingui/react/macro'

import { languageAttributes } from '../lib/i18n/language-attributes.ts'
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
        <span {...languageAttributes(licence.lang)}>{licence.line}</span>
      </p>
    </footer>
  )
}
