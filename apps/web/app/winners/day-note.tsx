import { useLingui } from '@lingui/react/macro'

import { formatTimeOfDay } from '../lib/i18n/format-time-of-day.ts'
import { zoneName } from '../lib/i18n/format-kick-off.ts'
import { useMerchant } from '../merchant/public.ts'
import styles from './board.module.css'

/** Start of a day of this leaderboard, in the merchant's time zone, and the rules of the ranking. */
export function DayNote() {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const time = dayStart(zone, i18n.locale)
  return (
    <p className={styles.note} suppressHydrationWarning>
      {t`Real wins by real members, with shortened names. Days start at ${time}.`}
    </p>
  )
}

const MIDNIGHT = '2000-01-01T00:00:00Z'

/** Formats midnight with the zone's name, because the reader may be in another one. */
const dayStart = (zone: string, locale: string): string =>
  `${formatTimeOfDay(MIDNIGHT, { locale, zone: 'UTC' })} ${zoneName(new Date().toISOString(), locale, zone)}`
