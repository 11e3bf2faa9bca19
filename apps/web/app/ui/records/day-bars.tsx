import { useLingui } from '@lingui/react'
import type { PointerEvent } from 'react'

import { formatDate, formatDateRange } from '../../lib/i18n/format-date.ts'
import { barsOf, dayAt } from './bars.ts'
import styles from './day-bars.module.css'

/** A day's bar: its value, its colour, and its text. */
export interface DayBar {
  day: string
  value: number
  tone: 'green' | 'red' | 'plain'
  input: string
}

interface DayBarsProps {
  /** Label of the chart. */
  label: string
  days: readonly DayBar[]
  /** Index of the selected day. */
  chosen: number | null
  onChoose(day: number | null): void
}

const HEIGHT = 100
/** Width of a bar relative to a day's width. */
const BAR = 0.7

/**
 * Bar chart by day, above or below zero. A tap selects a day; for keyboard and screen readers this is a slider along
 * the days.
 */
export function DayBars({ label, days, chosen, onChoose }: DayBarsProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const { zero, bars } = barsOf(days.map(({ value }) => value))
  const index = chosen ?? days.length - 1
  const day = days[index]
  const [first, last] = [days[0]?.day ?? '', days[days.length - 1]?.day ?? '']
  return (
    <div className={styles.chart}>
      <div className={styles.plot} onPointerDown={(event) => onChoose(toggled(chosen, dayUnder(event, days.length)))}>
        <input
          type="range"
          className={styles.slider}
          aria-label={label}
          aria-valuetext={day && `${formatDate(day.day, locale)}: ${day.input}`}
          min={1}
          max={days.length}
          value={index + 1}
          onChange={({ target }) => onChoose(Number(target.value) - 1)}
        />
        <svg
          className={styles.bars}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {chosen !== null && <rect className={styles.mark} x={chosen} y={0} width={1} height={HEIGHT} />}
          {bars.map(({ top, height }, at) => (
            <rect
              key={days[at]?.day}
              className={styles.bar}
              data-tone={days[at]?.tone}
              x={at + (1 - BAR) / 2}
              y={top * HEIGHT}
              width={BAR}
              height={height * HEIGHT}
            />
          ))}
          <line className={styles.zero} x1={0} x2={days.length} y1={zero * HEIGHT} y2={zero * HEIGHT} />
        </svg>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDateRange({ from: first, to: first }, locale)}</span>
        <span>{formatDateRange({ from: last, to: last }, locale)}</span>
      </p>
    </div>
  )
}

/** Returns the selected day after a tap; null, which means all days, after a second tap on the same day. */
const toggled = (chosen: number | null, tapped: number): number | null => (chosen === tapped ? null : tapped)

const isFromRight = (plot: Element): boolean => getComputedStyle(plot).direction === 'rtl'

function dayUnder({ clientX, currentTarget }: PointerEvent, days: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return dayAt((clientX - left) / width, { days, isFromRight: isFromRight(currentTarget) })
}
