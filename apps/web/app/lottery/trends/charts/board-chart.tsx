import { hitStatistics } from '@ante/contract/lottery/draws/hit-statistics.ts'
import type { Span } from '@ante/contract/lottery/draws/hit-statistics.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DrawChart } from '../charted.ts'
import type { GridTrend } from '../tabs/trend.ts'
import { textOf } from '../text-of.ts'
import styles from './board-chart.module.css'
import { ChosenDraw } from './chosen-draw.tsx'
import charts from './charts.module.css'

interface BoardChartProps {
  charted: DrawChart
  trend: GridTrend
  inRowsOf: number
  last: Span
  name: string
}

/**
 * All numbers in the layout of a ticket: those of the selected draw are filled, each shows how often it was drawn
 * recently, and the hot and cold ones are highlighted. The slider below selects a draw.
 */
export function BoardChart({ charted, trend, inRowsOf, last, name }: BoardChartProps) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState(0)
  const hits = charted.draws.map(({ numbers, day }) => trend.hitsOf(numbers, day))
  const statistics = hitStatistics(hits, trend.columns.length)
  const columns = trend.columns.map((label) => textOf(label, i18n))
  const shownDraws = charted.draws.slice(0, last)
  const index = Math.min(chosen, shownDraws.length - 1)
  const draw = shownDraws[index]
  const hitsOfDraw = hits[index] ?? []
  const input = hitsOfDraw.map((column) => columns[column]).join(', ')
  return (
    <div className={charts.chart} dir="ltr">
      {draw && <ChosenDraw family={charted.family} draw={draw} input="" />}
      <div className={styles.plot}>
        <ol
          className={styles.board}
          style={{ gridTemplateColumns: `repeat(${inRowsOf}, minmax(0, 1fr))` }}
          aria-hidden="true"
        >
          {columns.map((label, column) => (
            <li key={label} data-came={hitsOfDraw.includes(column)} data-heat={statistics[column]?.heat ?? undefined}>
              <b>{label}</b>
              <span>{statistics[column]?.frequency[last]}</span>
            </li>
          ))}
        </ol>
        <input
          type="range"
          className={styles.draws}
          aria-label={t`${name}. Choose a draw for details.`}
          aria-valuetext={draw && `${draw.drawNumber}: ${input}`}
          min={1}
          max={shownDraws.length}
          value={shownDraws.length - index}
          onChange={({ target }) => setChosen(shownDraws.length - Number(target.value))}
        />
      </div>
    </div>
  )
}
