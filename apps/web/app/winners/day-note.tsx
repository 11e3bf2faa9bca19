import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { useLingui } from '@lingui/react/macro'

import { localesOf } from '../lib/words/format.ts'
import { useMerchant } from '../merchant/public.ts'
import styles from './board.module.css'

/** Start of a day of this leaderboard, in the merchant's time zone, and the rules of the ranking. */
export function DayNote() {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const time = midnightOf(zone, i18n.locale)
  return (
    <p className={styles.note} suppressHydrationWarning>
      {t`Real wins by real members, with shortened names. Days start at ${time}.`}
    </p>
  )
}

/** Formats midnight in a time zone, with the zone's name, because the reader may be in another one. */
function midnightOf(zone: string, locale: string): string {
  const now = new Date()
  const shape = { hour: 'numeric', minute: '2-digit', timeZone: zone, timeZoneName: 'short' } as const
  const format = new Intl.DateTimeFormat(localesOf(locale), shape)
  const clock = new Intl.DateTimeFormat('en-u-hc-h23', { hour: '2-digit', minute: '2-digit', timeZone: zone })
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number)
  return format.format(now.getTime() - (hours * 60 + minutes) * MINUTE_MS)
}
