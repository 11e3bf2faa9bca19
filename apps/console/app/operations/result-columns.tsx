import type { OperationResult } from '@ante/contract/console/operations.ts'
import { createColumnHelper } from '@tanstack/react-table'

import type { Features } from '../ui/table-features.ts'
import { columnTitle } from './column-title.ts'
import styles from './operations.module.css'
import type { ResultRow } from './result-rows.ts'
import { ResultValue, valueLine } from './result-value.tsx'

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
