import { useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/browser/classes.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import styles from './chat.module.css'
import type { ChatPage } from './queries.ts'

/** Whether an agent is available, and when the next one will be; or the merchant's own text while none is. */
export function ChatHours({ hours }: { hours: ChatPage['hours'] }) {
  const hoursText = useHoursText(hours)
  return (
    <p className={classes(styles.hours, hours.open && styles.current)}>
      <span className={styles.lamp} aria-hidden="true" />
      <span dir="auto">{hours.closedText ?? hoursText}</span>
    </p>
  )
}

function useHoursText({ open, until }: ChatPage['hours']): string {
  const { t } = useLingui()
  const formatZonedTime = useMerchantTime()
  if (open) return t`We’re here. Send us a message and we’ll answer as soon as we can.`
  if (until === null) return t`No one is available right now. Leave a message and we’ll answer it here.`
  const openingTime = formatZonedTime(until)
  return t`No one is available until ${openingTime}. Leave a message and we’ll answer it here.`
}
