import { useLingui } from '@lingui/react/macro'

import { formatTimeOfDay } from '../../lib/i18n/format-time-of-day.ts'
import { useMerchant } from '../../merchant/public.ts'
import styles from './counted-line.module.css'

/** Time up to which a team's figures are counted, in the merchant's time zone. */
export function CountedLine({ at }: { at: string }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const time = formatTimeOfDay(at, { locale: i18n.locale, zone, seconds: true })
  return <p className={styles.counted}>{t`Data up to ${time}`}</p>
}
