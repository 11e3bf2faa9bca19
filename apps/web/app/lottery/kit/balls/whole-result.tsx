import { DRAW_SHAPES } from '@ante/lottery/draw-shapes.ts'
import type { PrizeTable } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'
import { useLingui } from '@lingui/react/macro'

import { tableOf } from './balls-of.ts'
import { prizeName } from './prize-name.ts'
import { ResultBalls } from './result-balls.tsx'
import { resultNotes } from './result-notes.ts'
import { shownDraw } from './shown-draw.ts'
import styles from './whole-result.module.css'

interface WholeResultProps {
  family: string
  result: unknown
  arriving?: boolean
}

/** The complete result: a line of balls with its properties, or a prize table. */
export function WholeResult({ family, result, arriving = false }: WholeResultProps) {
  const { i18n } = useLingui()
  const draw = shownDraw(family, result)
  const table = draw && tableOf(draw.draw)
  if (draw && table) return <Prizes family={draw.family} table={table} arriving={arriving} />
  const notes = draw ? resultNotes(draw, i18n) : []
  return (
    <div className={styles.line}>
      <ResultBalls family={family} result={result} arriving={arriving} />
      {notes.length > 0 && (
        <span className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      )}
    </div>
  )
}

interface PrizesProps {
  family: Family
  table: PrizeTable
  arriving: boolean
}

function Prizes({ family, table, arriving }: PrizesProps) {
  const { t, i18n } = useLingui()
  const shape = DRAW_SHAPES[family]
  const prizes = shape.kind === 'table' ? shape.prizes : []
  return (
    <table className={styles.prizes} data-arriving={arriving}>
      <caption className={styles.srOnly}>{t`Prizes`}</caption>
      <tbody>
        {prizes.map(({ name }, index) => (
          <tr key={name} data-first={index === 0}>
            <th scope="row">{prizeName(name, i18n)}</th>
            <td>
              <span className={styles.numbers}>
                {counted(table[name] ?? []).map(({ key, text }) => (
                  <bdi key={key}>{text}</bdi>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Adds unique keys, because the same number may be drawn twice. */
const counted = (numbers: readonly string[]) => numbers.map((text, index) => ({ key: `${index} ${text}`, text }))
