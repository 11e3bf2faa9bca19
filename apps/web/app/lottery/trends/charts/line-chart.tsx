import type { Span } from '@ante/contract/lottery/draws/hit-statistics.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PointerEvent } from 'react'

import type { DrawChart } from '../charted.ts'
import type { LineTrend } from '../tabs/trend.ts'
import { ChosenDraw } from './chosen-draw.tsx'
import styles from './charts.module.css'

interface LineChartProps {
  charted: DrawChart
  trend: LineTrend
  last: Span
  name: string
}

const WIDTH = 340
const HEIGHT = 200
const SIDE = 8

/**
 * Chart of a value from draw to draw, the latest at the right. A tap selects a draw; keyboard and screen readers use a
 * slider.
 */
export function LineChart({ charted, trend, last, name }: LineChartProps) {
  const { t } = useLingui()
  const shownDraws = charted.draws.slice(0, last).reverse()
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? Infinity, shownDraws.length - 1)
  const values = shownDraws.map(({ numbers }) => trend.valueOf(numbers))
  const [from, to] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => SIDE + (at * (WIDTH - 2 * SIDE)) / Math.max(1, shownDraws.length - 1)
  const y = (value: number) => HEIGHT - SIDE - ((value - from) * (HEIGHT - 2 * SIDE)) / Math.max(1, to - from)
  const draw = shownDraws[index]
  const chosenValue = values[index] ?? from
  const choose = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = (((event.clientX - left) / width) * WIDTH - SIDE) / (WIDTH - 2 * SIDE)
    setChosen(Math.max(0, Math.min(shownDraws.length - 1, Math.round(at * (shownDraws.length - 1)))))
  }
  return (
    <div className={styles.chart} dir="ltr">
      {draw && <ChosenDraw family={charted.family} draw={draw} input={String(chosenValue)} />}
      <div className={styles.linePlot} onPointerDown={choose}>
        <input
          type="range"
          className={styles.slider}
          aria-label={t`${name}. Choose a draw for details.`}
          aria-valuetext={draw && `${draw.drawNumber}: ${chosenValue}`}
          min={1}
          max={shownDraws.length}
          value={index + 1}
          onChange={({ target }) => setChosen(Number(target.value) - 1)}
        />
        <svg className={styles.lines} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {[from, (from + to) / 2, to].map((level) => (
            <g key={level}>
              <line className={styles.level} x1={0} x2={WIDTH} y1={y(level)} y2={y(level)} />
            </g>
          ))}
          <polyline className={styles.line} points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
          {values.map((value, at) => (
            <circle
              key={shownDraws[at]?.drawNumber}
              className={styles.point}
              data-chosen={at === index}
              cx={x(at)}
              cy={y(value)}
              r={at === index ? 6 : 2.5}
            />
          ))}
          <text className={styles.levelText} x={WIDTH - 2} y={y(to) + 14}>
            {to}
          </text>
          <text className={styles.levelText} x={WIDTH - 2} y={y(from) - 5}>
            {from}
          </text>
        </svg>
      </div>
    </div>
  )
}
