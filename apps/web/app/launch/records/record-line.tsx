import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Clock, Moment } from '../../ui/times.tsx'
import { classes } from '../../lib/browser/classes.ts'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Net } from '../../ui/net.tsx'
import entry from '../../ui/records/entry.module.css'
import { hasPaid, outcomeOf } from './outcome-texts.ts'
import styles from './record-line.module.css'

/** Displayed size of the covers. */
const COVER = 300

interface RecordLineProps {
  record: PlayRecord
  currency: string
  zone: string
  /** Whether to show the date, because the round is listed without a day heading. */
  dated?: boolean
  onOpen(record: PlayRecord): void
}

/** One round: game, time, stake and result. A tap opens its details. */
export const RecordLine = memo(({ record, currency, zone, dated = false, onOpen }: RecordLineProps) => {
  const { i18n } = useLingui()
  const { gameName, vendorName, picture, beganAt, stake, payout, net, outcome, underReview } = record
  return (
    <button
      type="button"
      className={classes(entry.line, styles.line)}
      aria-haspopup="dialog"
      onClick={() => onOpen(record)}
    >
      <span className={styles.cover}>
        <Picture src={picture} alt="" width={COVER} height={COVER} />
      </span>
      <span className={entry.subject}>
        <bdi className={entry.name}>{gameName}</bdi>
        <span className={entry.soft}>
          <bdi>{vendorName}</bdi> · {dated ? <Moment at={beganAt} zone={zone} /> : <Clock at={beganAt} zone={zone} />}
        </span>
        <span className={entry.soft}>
          <Trans>
            Stake <Money amount={stake} currency={currency} />
          </Trans>
          {hasPaid(record) && (
            <>
              {' · '}
              <Trans>
                Payout <Money amount={payout} currency={currency} />
              </Trans>
            </>
          )}
          {underReview !== null && (
            <>
              {' · '}
              <Trans>
                Under review <Money amount={underReview} currency={currency} />
              </Trans>
            </>
          )}
        </span>
      </span>
      <span className={entry.result}>
        {outcome !== 'open' && <Net amount={net} currency={currency} />}
        <span className={styles.outcome} data-outcome={outcome}>
          {i18n._(outcomeOf(record))}
        </span>
      </span>
    </button>
  )
})
RecordLine.displayName = 'RecordLine'
