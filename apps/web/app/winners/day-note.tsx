import { useLingui } from '@lingui/react/macro'

import { localesOf } from '../lib/format.ts'
import { useMerchant } from '../merchant/public.ts'
import styles from './board.module.css'

/** Any midnight: winners are counted by days of UTC. */
const MIDNIGHT = new Date('2026-01-01T00:00:00Z')

/** When a day of this board begins where the merchant is, and what stands on it. */
export function DayNote() {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const shape = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const
  const time = new Intl.DateTimeFormat(localesOf(i18n.locale), shape).format(MIDNIGHT)
  return (
    <p className={styles.note} suppressHydrationWarning>
      {t`Real wins of real members, with their names shortened. A day begins at ${time}.`}
    </p>
  )
}
