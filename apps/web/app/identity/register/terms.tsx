import { useLingui } from '@lingui/react/macro'

import styles from './terms.module.css'

interface TermsProps {
  /** Minimum age. */
  age: number
  agreed: boolean
  onChange(agreed: boolean): void
}

/** Required consent; preselected when the page opens. */
export function Terms({ age, agreed, onChange }: TermsProps) {
  const { t } = useLingui()
  return (
    <>
      <label className={styles.terms}>
        <input
          className={styles.box}
          type="checkbox"
          name="agreed"
          checked={agreed}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{t`I’m ${age} or older and of legal age where I live, and I accept the user agreement.`}</span>
      </label>
      {/* In a separate tab, so that the form keeps its values. */}
      <a className={styles.link} href="/m/useragreement" target="_blank" rel="noopener">{t`Read the user agreement`}</a>
    </>
  )
}
