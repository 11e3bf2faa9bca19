import { dayOf } from '@ante/contract/kit/days.ts'
import type { Promotion } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'

import { formatDateRange } from '../../lib/i18n/format-date.ts'
import { useMerchant } from '../../merchant/public.ts'
import { TimeLeft } from './time-left.tsx'
import styles from './window-line.module.css'

interface WindowLineProps {
  promotion: Pick<Promotion, 'from' | 'until' | 'status'>
  /** The gateway's clock, and the device time at which it was received. */
  now: string
  receivedAt: number
}

/** Start and end of a promotion, and the time until it begins or ends. */
export function WindowLine({ promotion: { from, until, status }, now, receivedAt }: WindowLineProps) {
  const { t } = useLingui()
  const clock = { now, receivedAt }
  const isComing = status === 'coming'
  return (
    <span className={styles.line}>
      <span className={styles.days}>
        <Days from={from} until={until} isComing={isComing} />
      </span>
      {isComing && from && <TimeLeft until={from} {...clock} format={(left) => t`Starts in ${left}`} />}
      {!isComing && status !== 'closed' && until && (
        <TimeLeft until={until} {...clock} format={(left) => t`Ends in ${left}`} />
      )}
    </span>
  )
}

function Days({ from, until, isComing }: Pick<Promotion, 'from' | 'until'> & { isComing: boolean }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const day = (moment: string) => dayOf(zone, moment)
  const shortDate = (moment: string) => formatDateRange({ from: day(moment), to: day(moment) }, i18n.locale)
  if (from && until) return <bdi>{formatDateRange({ from: day(from), to: day(until) }, i18n.locale)}</bdi>
  if (until) return t`Until ${shortDate(until)}`
  return from && isComing ? t`From ${shortDate(from)}` : t`No end date`
}
