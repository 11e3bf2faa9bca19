import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { useLingui } from '@lingui/react/macro'

import { localesOf } from '../lib/words/format.ts'
import { useMerchant } from '../merchant/public.ts'
import styles from './board.module.css'

/** When a day of this board begins, by whose clock, and what stands on it. */
export function DayNote() {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const time = midnightOf(zone, i18n.locale)
  return (
    <p className={styles.note} suppressHydrationWarning>
      {t`Real wins of real members, with their names shortened. A day begins at ${time}.`}
    </p>
  )
}

/** Midnight of a zone as the reader writes it, with the zone's name: he may be in another one. */
function midnightOf(zone: string, locale: string): string {
  const now = new Date()
  const shape = { hour: 'numeric', minute: '2-digit', timeZone: zone, timeZoneName: 'short' } as const
  const format = new Intl.DateTimeFormat(localesOf(locale), shape)
  const clock = new Intl.DateTimeFormat('en-u-hc-h23', { hour: '2-digit', minute: '2-digit', timeZone: zone })
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number)
  return format.format(now.getTime() - (hours * 60 + minutes) * MINUTE_MS)
}
