import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import { formatDate } from '../../lib/i18n/format-date.ts'
import { byDay } from './by-day.ts'
import styles from './records.module.css'

interface RecordDaysProps<Item> {
  items: readonly Item[]
  /** Returns the day in the merchant's calendar: `2026-02-28`. */
  dayOf(item: Item): string
  keyOf(item: Item): string
  /** Renders one line; use a memoised component. */
  children(item: Item): ReactNode
}

/** Lines of a record, grouped by day. */
export function RecordDays<Item>({ items, dayOf, keyOf, children: renderItem }: RecordDaysProps<Item>) {
  const { i18n } = useLingui()
  return byDay(items, dayOf).map(({ day, items: ofDay }) => (
    <section key={day} aria-label={formatDate(day, i18n.locale)}>
      <h2 className={styles.day}>{formatDate(day, i18n.locale)}</h2>
      <ul className={styles.entries}>
        {ofDay.map((item) => (
          <li key={keyOf(item)} className={styles.container}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
    </section>
  ))
}
