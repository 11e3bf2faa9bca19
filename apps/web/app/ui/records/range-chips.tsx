import { PlayRange } from '@ante/contract/launch/play-days.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { formatDateRange, todayIn } from '../../lib/i18n/format-date.ts'
import chips from '../chips.module.css'
import { Later } from '../later.tsx'
import { revealInRow } from '../reveal-in-row.ts'
import { calendarMonths } from './calendar-months.ts'
import { daysParam, isSpan } from './days.ts'
import type { Days } from './days.ts'
import styles from './range-chips.module.css'
import { rangeTexts } from './range-texts.ts'

const loadSheet = async () => (await import('./days-sheet.tsx')).DaysSheet

interface RangeChipsProps {
  days: Days
  /** Time zone in which the days begin. */
  zone: string
  /** Adds this month and last month, the periods of accounting. */
  byMonth?: boolean
  onChoose(days: Days): void
}

/** Chips of named ranges, and of a custom period. */
export function RangeChips({ days, zone, byMonth = false, onChoose }: RangeChipsProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { thisMonth, lastMonth } = calendarMonths(todayIn(zone))
  const months: [PlaySpan, string][] = byMonth
    ? [
        [thisMonth, t`This month`],
        [lastMonth, t`Last month`],
      ]
    : []
  const isMonth = months.some(([span]) => areSame(span, days))
  const row = useRef<HTMLElement>(null)
  const on = [...PlayRange.options.map((range) => range === days), ...months.map(([span]) => areSame(span, days)), true]
  const chosen = on.indexOf(true)
  // The range in the address may be outside the visible part of the row.
  useEffect(() => revealInRow(row.current, chosen), [row, chosen])
  return (
    <nav ref={row} className={classes(chips.row, styles.days)} aria-label={t`Date range`}>
      {PlayRange.options.map((range) => (
        <button
          key={range}
          type="button"
          className={classes(chips.chip, styles.day)}
          aria-pressed={days === range}
          onClick={() => onChoose(range)}
        >
          {i18n._(rangeTexts[range])}
        </button>
      ))}
      {months.map(([span, label]) => (
        <button
          key={label}
          type="button"
          className={classes(chips.chip, styles.day)}
          aria-pressed={areSame(span, days)}
          onClick={() => onChoose(span)}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={classes(chips.chip, styles.day)}
        aria-haspopup="dialog"
        aria-pressed={isSpan(days) && !isMonth}
        onClick={() => setOpen(true)}
      >
        {isSpan(days) && !isMonth ? formatDateRange(days, i18n.locale) : t`Choose dates`}
      </button>
      <Later
        isRequested={open}
        load={loadSheet}
        props={{ open, days, zone, onChoose, onClose: close }}
        onFailure={close}
      />
    </nav>
  )
}

const areSame = (span: PlaySpan, days: Days): boolean => isSpan(days) && daysParam(span) === daysParam(days)
