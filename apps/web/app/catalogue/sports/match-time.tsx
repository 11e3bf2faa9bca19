import type { BookMatch } from '@ante/contract/catalogue/sports.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { useOwnTime } from '../../merchant/public-times.ts'
import styles from './match-time.module.css'

/** Number of quarters of a basketball match; later periods are overtime. */
const QUARTERS = 4

/** The time played of a running match, or the kick-off in the reader's time zone. */
export function MatchTime({ match }: { match: BookMatch }) {
  const { t, i18n } = useLingui()
  const { time, zone } = useOwnTime(match.matchTime)
  if (match.phase !== 'live') {
    return (
      <time className={styles.time} dateTime={match.matchTime}>
        {time} {zone}
      </time>
    )
  }
  return (
    <span className={styles.live}>
      <span className={styles.badge}>{t`Live`}</span> {clockText(match, i18n)}
    </span>
  )
}

function clockText({ sport, clock }: BookMatch, i18n: I18n): string {
  if (!clock) return ''
  const { part, minute, isBreak } = clock
  if (sport === 'football') return isBreak ? i18n._(msg`Half-time`) : `${minute ?? ''}′`
  if (sport === 'esports') return i18n._(msg`Map ${part}`)
  return part > QUARTERS ? i18n._(msg`Overtime`) : i18n._(msg`Q${part}`)
}
