import { useTable } from '@tanstack/react-table'
import type { ColumnDef } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components'

import styles from './data-table.module.css'
import { features } from './table-features.ts'
import type { Features } from './table-features.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface DataTableProps<Item extends { id: string }> {
  label: string
  columns: ColumnDef<Features, Item>[]
  rows: readonly Item[]
  /** Ids of columns that the reader has hidden. */
  hidden?: readonly string[]
  /** Id of the row that is open in the panel. */
  open: string | undefined
  onOpen(id: string | undefined): void
  empty: ReactNode
}

/** A list as a grid: `j` and `k` or the arrow keys move, `Enter` opens the row, `c` copies its id. */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { label, columns, rows, hidden = [], open, onOpen, empty } = props
  const columnVisibility = Object.fromEntries(hidden.map((id) => [id, false]))
  const table = useTable({ features, columns, data: [...rows], getRowId: ({ id }) => id, state: { columnVisibility } })
  const grid = useRowKeys({ open, onOpen })
  if (rows.length === 0) return empty
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  return (
    <div className={styles.scroller} ref={grid}>
      <Table aria-label={label} className={styles.table ?? ''} onRowAction={(key) => onOpen(String(key))}>
        <TableHeader>
          {headers.map((header, index) => (
            <Column key={header.id} id={header.id} isRowHeader={index === 0} className={styles.column ?? ''}>
              <table.FlexRender header={header} />
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <Row
              key={row.id}
              id={row.id}
              className={`${styles.row} ${row.id === open ? styles.open : ''}`}
              data-open={row.id === open || undefined}
            >
              {row.getVisibleCells().map((cell) => (
                <Cell key={cell.id} className={styles.cell ?? ''}>
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
