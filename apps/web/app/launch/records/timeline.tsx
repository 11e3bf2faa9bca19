import type { Movement, PlayRecordDetail } from '@ante/contract/launch/play-record-detail.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Clock } from '../../ui/times.tsx'
import { Net } from '../../ui/net.tsx'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { formatDate } from '../../lib/i18n/format-date.ts'
import styles from './record-sheet.module.css'

/** The transfers in order, in the site's time zone. */
export function Timeline({ detail: { record, movements, currency, zone } }: { detail: PlayRecordDetail }) {
  const { t, i18n } = useLingui()
  const at = (time: string) => <Clock at={time} zone={zone} seconds />
  return (
    <section aria-label={t`Transactions`}>
      <h3 className={styles.title}>{t`Transactions`}</h3>
      <p className={styles.soft}>
        {formatDate(record.day, i18n.locale)} · {zone.replace(/_/g, ' ')}
      </p>
      <ol className={styles.steps}>
        {movements.length === 0 && <Step time={at(record.beganAt)} what={t`Round started`} />}
        {movements.map((movement) => (
          <Step
            key={movement.reference}
            time={at(movement.at)}
            what={<Moved movement={movement} currency={currency} />}
          >
            {hasMoved(movement) && <Net amount={signed(movement)} currency={currency} />}
          </Step>
        ))}
        {record.endedAt !== null && <Step time={at(record.endedAt)} what={t`Round ended`} />}
        {record.outcome === 'open' && <Step time="" what={t`In progress`} />}
      </ol>
    </section>
  )
}

/**
 * Whether a transaction moved its amount: a correction only states the new total, and held or rejected wins are not
 * paid.
 */
const hasMoved = ({ kind, state }: Movement) => kind !== 'resettle' && state !== 'held' && state !== 'rejected'

/** Negative for stakes; positive for wins and returned stakes. */
const signed = ({ kind, amount }: Movement) => (kind === 'bet' && !/^0+(\.0+)?$/.test(amount) ? `-${amount}` : amount)

function Moved({ movement: { kind, state, reference, amount }, currency }: { movement: Movement; currency: string }) {
  const { t, i18n } = useLingui()
  const total = formatMoney({ amount, currency }, i18n.locale)
  const texts = {
    bet: t`Stake placed`,
    win: t`Paid out`,
    rollback: t`Stake returned`,
    resettle: t`Result corrected, total ${total}`,
  }
  const reviewed: Partial<Record<Movement['state'], string>> = {
    held: t`Winnings under review: ${total}`,
    rejected: t`Winnings not paid: ${total}`,
  }
  return (
    <>
      {reviewed[state] ?? texts[kind]}
      {state === 'voided' && <span className={styles.soft}> {t`(voided)`}</span>}
      <span className={styles.reference}>{t`Reference ${reference}`}</span>
    </>
  )
}

function Step({ time, what, children }: { time: ReactNode; what: ReactNode; children?: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.time}>{time}</span>
      <span className={styles.subject}>{what}</span>
      <span className={styles.moved}>{children}</span>
    </li>
  )
}
