import type { Span } from '@ante/contract/lottery/draws/hit-statistics.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'

import type { DrawChart } from '../charted.ts'
import { omissionsOf } from '../omissions.ts'
import type { GridTrend } from '../tabs/trend.ts'
import { textOf } from '../text-of.ts'
import { ChosenDraw } from './chosen-draw.tsx'
import styles from './charts.module.css'
import { cellOf, ROW_PX } from './cells.ts'
import { GridRows } from './grid-rows.tsx'

interface GridChartProps {
  charted: DrawChart
  trend: GridTrend
  last: Span
  name: string
}

/**
 * Chart with one row per draw, the latest on top. Hits are filled, and the other cells show the omission of their
 * column. A tap selects a draw; keyboard and screen readers use a slider.
 */
export function GridChart({ charted, trend, last, name }: GridChartProps) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState(0)
  const { draws, family } = charted
  const hits = draws.map(({ numbers, day }) => trend.hitsOf(numbers, day))
  const rows = draws.slice(0, last)
  const index = Math.min(chosen, rows.length - 1)
  const columns = trend.columns.map((label) => textOf(label, i18n))
  const input = (hits[index] ?? []).map((column) => columns[column]).join(', ')
  const draw = rows[index]
  const cell = cellOf(columns)
  const scroller = useInSight(((hits[index]?.[0] ?? 0) + HALF) * cell)
  const choose = (event: PointerEvent<HTMLDivElement>) => {
    const { top } = event.currentTarget.getBoundingClientRect()
    setChosen(Math.max(0, Math.min(rows.length - 1, Math.floor((event.clientY - top) / ROW_PX) - 1)))
  }
  return (
    <div className={styles.chart} dir="ltr">
      {draw && <ChosenDraw family={family} draw={draw} input={input} />}
      <div className={styles.plot} onPointerUp={choose}>
        <ol className={styles.drawNumbers} aria-hidden="true">
          <li />
          {rows.map(({ drawNumber }, at) => (
            <li key={drawNumber} data-chosen={at === index}>
              {shortOf(drawNumber)}
            </li>
          ))}
        </ol>
        <div ref={scroller} className={styles.scroll}>
          <input
            type="range"
            className={styles.slider}
            aria-label={t`${name}. Choose a draw for details.`}
            aria-valuetext={draw && `${draw.drawNumber}: ${input}`}
            min={1}
            max={rows.length}
            value={rows.length - index}
            onChange={({ target }) => setChosen(rows.length - Number(target.value))}
          />
          <GridRows
            columns={columns}
            cell={cell}
            rows={rows.map(({ drawNumber }, at) => ({ drawNumber, hits: hits[at] ?? [] }))}
            omissions={omissionsOf(hits, columns.length)}
            chosen={index}
            tintOf={trend.tintOf}
          />
        </div>
      </div>
    </div>
  )
}

const HALF = 0.5

/** Scrolls a wide chart until this point is in the middle, as far as possible. */
function useInSight(point: number) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = scroller.current
    if (node) node.scrollLeft = point - node.clientWidth / 2
  }, [point])
  return scroller
}

/** Short form of a draw number: for a fast game the number within the day, for a daily one month and day. */
const shortOf = (drawNumber: string) => drawNumber.split('-')[1] ?? `${drawNumber.slice(4, 6)}-${drawNumber.slice(6)}`
