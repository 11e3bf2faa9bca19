import type { ProfitAndLoss } from '@ante/contract/launch/profit-and-loss.ts'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { PointerEvent } from 'react'

import { dayText, spanText } from '../../lib/words/day-text.ts'
import { netText } from '../../ui/net.tsx'
import { netTone } from '../../ui/net-tone.ts'
import { PnlColorContext } from '../../ui/pnl-color.ts'
import { barsOf, dayAt } from './bars.ts'
import styles from './profit.module.css'

interface ProfitChartProps {
  days: ProfitAndLoss['days']
  currency: string
  /** The place of the day that stands for itself. */
  chosen: number | null
  onChoose(day: number | null): void
}

const HEIGHT = 100
/** Of a day's width, what its bar takes. */
const BAR = 0.7

/** A bar a day, above zero or below it. A tap chooses a day; for keys and screen readers this is a slider along the days. */
export function ProfitChart({ days, currency, chosen, onChoose }: ProfitChartProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const pnlColor = use(PnlColorContext)
  const { zero, bars } = barsOf(days.map(({ pnl }) => Number(pnl)))
  const place = chosen ?? days.length - 1
  const day = days[place]
  const said = day && `${dayText(day.day, locale)}: ${netText({ amount: day.pnl, currency }, locale)}`
  const [first, last] = [days[0]?.day ?? '', days[days.length - 1]?.day ?? '']
  return (
    <div className={styles.chart}>
      <div className={styles.plot} onPointerDown={(event) => onChoose(toggled(chosen, dayUnder(event, days.length)))}>
        <input
          type="range"
          className={styles.slider}
          aria-label={t`Result by day. Choose a day to read it.`}
          aria-valuetext={said}
          min={1}
          max={days.length}
          value={place + 1}
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
              data-tone={netTone(days[at]?.pnl ?? '0', { locale, pnlColor })}
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
        <span>{spanText({ from: first, to: first }, locale)}</span>
        <span>{spanText({ from: last, to: last }, locale)}</span>
      </p>
    </div>
  )
}

/** A second tap on the same day shows all of them again. */
const toggled = (chosen: number | null, tapped: number): number | null => (chosen === tapped ? null : tapped)

const isFromRight = (plot: Element): boolean => getComputedStyle(plot).direction === 'rtl'

function dayUnder({ clientX, currentTarget }: PointerEvent, days: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return dayAt((clientX - left) / width, { days, isFromRight: isFromRight(currentTarget) })
}
