import { useLingui } from '@lingui/react/macro'

import { countryName } from '../../lib/i18n/country-name.ts'
import { Stroke } from '../../ui/icon.tsx'
import { CountryFlag } from './country-flag.tsx'
import styles from './dialing-button.module.css'
import type { Mobile } from './use-mobile.ts'

const DOWN = 'M5 9l7 7 7-7'

/** Flag and dialling code before a number; a tap opens the list. */
export function DialingButton({ mobile: { country }, onClick }: { mobile: Mobile; onClick(): void }) {
  const { t, i18n } = useLingui()
  const name = country && countryName(country.country, i18n.locale)
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={country ? t`Country code: ${name} +${country.dialingCode}` : t`Choose country code`}
      onClick={onClick}
    >
      {country ? <CountryFlag country={country.country} /> : <span className={styles.waiting} />}
      <span className={styles.code}>{country ? `+${country.dialingCode}` : '+'}</span>
      <Stroke path={DOWN} size={16} />
    </button>
  )
}
