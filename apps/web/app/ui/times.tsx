import { useLingui } from '@lingui/react'

import { formatTimeOfDay } from '../lib/i18n/format-time-of-day.ts'
import { useFormatDateTime } from '../lib/i18n/use-format-date-time.ts'
import styles from './figures.module.css'

interface TimeProps {
  /** ISO 8601. */
  at: string
  zone: string
}

/** A date and time, with the name of the zone if the reader's clock differs; `exact` is for receipts. */
export function Moment({ at, zone, exact = false }: TimeProps & { exact?: boolean }) {
  return <Time at={at} text={useFormatDateTime(zone)(at, exact)} />
}

/** A time of day, for lines whose day is shown above them; optionally with seconds. */
export function Clock({ at, zone, seconds = false }: TimeProps & { seconds?: boolean }) {
  const { i18n } = useLingui()
  return <Time at={at} text={formatTimeOfDay(at, { locale: i18n.locale, zone, seconds })} />
}

function Time({ at, text }: { at: string; text: string }) {
  // The `Intl` of server and phone may differ in a space: the difference is ignored.
  return (
    <time className={styles.figures} dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  )
}
