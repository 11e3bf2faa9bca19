import { useTable } from '@tanstack/react-table'
import type { ColumnDef } from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
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

/**
 * A list as a grid: `j` and `k` or the arrow keys move, `Enter` opens the row, `c` copies its id. With the
 * same columns, rows that did not change are not rendered again.
 */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { label, columns, rows, hidden = [], open, onOpen, empty } = props
  const hiddenIds = hidden.join('.')
  const data = useMemo(() => [...rows], [rows])
  const columnVisibility = useMemo(() => Object.fromEntries(hiddenIds.split('.').map((id) => [id, false])), [hiddenIds])
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id, state: { columnVisibility } })
  const grid = useRowKeys({ open, onOpen })
  // The mark is set on the rows themselves: opening another one renders no row anew.
  useEffect(() => {
    for (const row of grid.current?.querySelectorAll<HTMLElement>('[role=row][data-key]') ?? [])
      row.toggleAttribute('data-open', row.dataset['key'] === open)
  })
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
        <TableBody items={data} dependencies={[columns, hiddenIds]}>
          {({ id }) => (
            <Row id={id} className={styles.row ?? ''}>
              {table
                .getRow(id)
                .getVisibleCells()
                .map((cell) => (
                  <Cell key={cell.id} className={styles.cell ?? ''}>
                    <table.FlexRender cell={cell} />
                  </Cell>
                ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  )
}
