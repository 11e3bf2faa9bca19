import { dayOf } from '@ante/contract/kit/days.ts'
import { useLingui } from '@lingui/react'

import { formatDate } from '../lib/i18n/format-date.ts'
import { useMerchant } from '../merchant/public.ts'
import styles from './notice-board.module.css'

/** Day of an announcement in the merchant's calendar. */
export function NoticeDay({ at }: { at: string }) {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  return (
    <time className={styles.day} dateTime={at} suppressHydrationWarning>
      {formatDate(dayOf(zone, at), i18n.locale)}
    </time>
  )
}
