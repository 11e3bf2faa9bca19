import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { Plural, useLingui } from '@lingui/react/macro'

import { formatTimeOfDay } from '../../lib/i18n/format-time-of-day.ts'
import styles from './red-rain.module.css'

/** The daily windows in the merchant's time zone, and the number of plays. */
export function RainWindows({ rain: { windows, playsADay, seconds } }: { rain: RedRain }) {
  const { t } = useLingui()
  return (
    <section className={styles.card} aria-labelledby="rain-times">
      <h3 id="rain-times" className={styles.heading}>{t`Daily times`}</h3>
      {windows.length > FEW ? (
        <details>
          <summary className={styles.more}>{t`All times`}</summary>
          <Times windows={windows} />
        </details>
      ) : (
        <Times windows={windows} />
      )}
      <p className={styles.soft}>
        <Plural value={playsADay} one="You can play once a day." other="You can play # times a day." />{' '}
        <Plural value={seconds} one="Each play lasts # second." other="Each play lasts # seconds." />
      </p>
    </section>
  )
}

function Times({ windows }: Pick<RedRain, 'windows'>) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.times}>
      {windows.map(({ at, minutes }) => (
        <li key={at} className={styles.time}>
          <bdi>{minutes === DAY_MINUTES ? t`All day` : hoursText(at, minutes, i18n.locale)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Number of windows shown at first; a tap shows the others. */
const FEW = 6
const DAY_MINUTES = 1_440

/** Formats a window of `20:00` and 30 minutes as a time range in the reader's language, without a time zone. */
function hoursText(at: string, minutes: number, locale: string): string {
  const from = Date.parse(`2000-01-01T${at}:00Z`)
  const clock = (moment: number) => formatTimeOfDay(new Date(moment).toISOString(), { locale, zone: 'UTC' })
  return `${clock(from)} – ${clock(from + minutes * MINUTE_MS)}`
}
