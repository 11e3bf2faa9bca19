import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react'

import { byDay } from './by-day.ts'
import { dayText } from './day-text.ts'
import { RecordLine } from './record-line.tsx'
import styles from './records.module.css'

interface RecordDaysProps {
  records: readonly PlayRecord[]
  currency: string
  zone: string
  onOpen(record: PlayRecord): void
}

/** Rounds under the days on which they were begun. */
export function RecordDays({ records, currency, zone, onOpen }: RecordDaysProps) {
  const { i18n } = useLingui()
  return byDay(records).map(({ day, rounds }) => (
    <section key={day} aria-label={dayText(day, i18n.locale)}>
      <h2 className={styles.day}>{dayText(day, i18n.locale)}</h2>
      <ul>
        {rounds.map((record) => (
          <li key={`${record.vendor} ${record.roundId}`} className={styles.place}>
            <RecordLine record={record} currency={currency} zone={zone} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
