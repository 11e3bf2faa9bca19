import { tints } from '../../kit/balls/tints.ts'
import type { TintName } from '../../kit/balls/tints.ts'
import { ROW_PX } from './cells.ts'
import styles from './charts.module.css'

interface GridRowsProps {
  columns: readonly string[]
  cell: number
  rows: readonly { drawNumber: string; hits: readonly number[] }[]
  omissions: readonly (readonly number[])[]
  chosen: number
  tintOf?: ((column: number) => TintName) | undefined
}

/** Maximum number of columns with omission counts; with more they are not readable. */
const MAX_ABSENCES = 20
const RADIUS = 12
const HALF = ROW_PX / 2

/** The chart itself: header, hits, omission counts, and the line from hit to hit where each draw has one. */
export function GridRows({ columns, cell, rows, omissions, chosen, tintOf }: GridRowsProps) {
  const [width, height] = [cell * columns.length, ROW_PX * (rows.length + 1)]
  const x = (column: number) => column * cell + cell / 2
  const y = (row: number) => (row + 1) * ROW_PX + HALF
  const isJoined = rows.every(({ hits }) => hits.length === 1)
  const points = rows.map(({ hits }, row) => `${x(hits[0] ?? 0)},${y(row)}`).join(' ')
  return (
    <svg className={styles.grid} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rows.map(({ drawNumber }, row) => (
        <rect
          key={drawNumber}
          className={styles.band}
          data-even={row % 2 === 0}
          data-chosen={row === chosen}
          y={(row + 1) * ROW_PX}
          width={width}
          height={ROW_PX}
        />
      ))}
      {columns.map((label, column) => (
        <text key={label} className={styles.column} x={x(column)} y={HALF}>
          {label}
        </text>
      ))}
      {columns.length <= MAX_ABSENCES &&
        rows.map(({ drawNumber }, row) => (
          <g key={drawNumber} className={styles.absences}>
            {columns.map((label, column) => {
              const absent = omissions[row]?.[column] ?? 0
              return (
                absent > 0 && (
                  <text key={label} x={x(column)} y={y(row)}>
                    {absent}
                  </text>
                )
              )
            })}
          </g>
        ))}
      {isJoined && <polyline className={styles.line} points={points} />}
      {rows.map(({ drawNumber, hits }, row) => (
        <g key={drawNumber}>
          {hits.map((column) => (
            <Hit key={column} x={x(column)} y={y(row)} label={columns[column] ?? ''} tint={tintOf?.(column)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function Hit({ x, y, label, tint }: { x: number; y: number; label: string; tint: TintName | undefined }) {
  const width = Math.max(RADIUS * 2, label.length * 7 + 12)
  return (
    <>
      <rect
        className={styles.hit}
        x={x - width / 2}
        y={y - RADIUS}
        width={width}
        height={RADIUS * 2}
        rx={RADIUS}
        style={tint && { fill: tints[tint].background }}
      />
      <text className={styles.hitText} x={x} y={y} style={tint && { fill: tints[tint].text }}>
        {label}
      </text>
    </>
  )
}
