import type { OperationResult } from '@ante/contract/console/operations.ts'
import { createColumnHelper } from '@tanstack/react-table'

import type { Features } from '../ui/table-features.ts'
import { columnTitle } from './column-title.ts'
import type { Row } from './field-values.ts'
import styles from './operations.module.css'
import { ResultValue, valueLine } from './result-value.tsx'

/** A row of a result. Its id are the values that identify the record, which `c` copies. */
export interface ResultRow {
  id: string
  values: Row
}

const helper = createColumnHelper<Features, ResultRow>()

type List = Extract<OperationResult, { kind: 'list' }>

/** Returns the columns of a result, in the order of the gateway: the most important first. */
export const resultColumns = (columns: List['columns'], zone: string) =>
  helper.columns(
    columns.map((name) =>
      helper.accessor(({ values }) => values[name], {
        id: name,
        header: () => <span lang="en">{columnTitle(name)}</span>,
        cell: ({ getValue }) => {
          const value = getValue()
          return typeof value === 'object' && value !== null ? (
            <span className={styles.line} title={valueLine(value)}>
              {valueLine(value)}
            </span>
          ) : (
            <span className={styles.line} {...(typeof value === 'string' && { title: value })}>
              <ResultValue value={value} zone={zone} />
            </span>
          )
        },
      }),
    ),
  )

/**
 * Returns the rows with ids of their identifying values, which stay the same when the list changes: those of the
 * subject's forms, or of the first column if the staff has no form. Rows with the values of an earlier row have their
 * number in addition.
 */
export function resultRows(
  { rows, columns }: Pick<List, 'rows' | 'columns'>,
  identifying: readonly string[],
): ResultRow[] {
  const first = columns.filter((name) => name !== 'merchant').slice(0, 1)
  const names = identifying.some((name) => name !== 'merchant' && columns.includes(name))
    ? identifying
    : [...identifying, ...first]
  const used = new Set<string>()
  return rows.map((values, index) => {
    const named = names.flatMap((column) => {
      const value = values[column]
      return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
    })
    const name = named.join(' ')
    const id = name === '' || used.has(name) ? `${name} #${index}`.trim() : name
    used.add(id)
    return { id, values }
  })
}
