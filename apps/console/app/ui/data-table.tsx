import { isDescending, sortColumn } from '@ante/contract/kit/sorting.ts'
import { useTable } from '@tanstack/react-table'
import type { ColumnDef } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components'
import { useLingui } from '@lingui/react/macro'

import type { ListSelection } from '../lib/selection.ts'
import { useConstantCallback } from '../lib/use-constant-callback.ts'
import { Checkbox } from './checkbox.tsx'
import styles from './data-table.module.css'
import { features } from './table-features.ts'
import type { Features } from './table-features.ts'
import { useOpenMark } from './use-open-mark.ts'
import { useRowKeys } from './use-row-keys.ts'

/** Above this number of rows, only the visible ones are rendered. */
const VIRTUAL_ROWS = 200
const ROW_HEIGHT = 37
const HEAD_HEIGHT = 34

/** The order of a list, which the gateway applies. Columns are sorted by their headers. */
export interface ListSort {
  /** Ids of the columns by which the gateway can sort. */
  columns: readonly string[]
  /** The current order: the id of a column, after `-` if descending. */
  value: string
  onSort(sort: string): void
}

export interface DataTableProps<Item extends { id: string }> {
  label: string
  columns: ColumnDef<Features, Item>[]
  rows: readonly Item[]
  /** Ids of columns that the reader has hidden. */
  hidden?: readonly string[]
  /** Id of the row that is open in the panel. */
  open: string | undefined
  onOpen(id: string | undefined): void
  /** If present, each row has a checkbox, and `x` selects it. */
  selection?: ListSelection<Item>
  sort?: ListSort
  empty: ReactNode
}

/**
 * A list as a grid: `j` and `k` or the arrow keys move between rows, `Enter` opens a row, `x` selects it, and `c`
 * copies its id. Opening a row does not re-render the others.
 */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { label, columns, rows, hidden = [], open, onOpen, selection, sort, empty } = props
  const toggle = useConstantCallback((id: string) => {
    const row = rows.find((one) => one.id === id)
    if (row) selection?.toggle(row)
  })
  const select = useConstantCallback((chosen: readonly Item[]) => selection?.set(chosen))
  const openRow = useConstantCallback(onOpen)
  const onSort = useConstantCallback((value: string) => sort?.onSort(value))
  const grid = useRowKeys({ open, onOpen, onSelect: selection && toggle })
  const isEmpty = rows.length === 0
  useOpenMark(grid, isEmpty ? undefined : open)
  if (isEmpty) return empty
  const content = (
    <Grid
      label={label}
      columns={columns}
      rows={rows}
      hiddenIds={hidden.join('.')}
      selected={selection?.rows}
      sortColumns={sort?.columns}
      sorted={sort?.value}
      onOpen={openRow}
      onToggle={toggle}
      onSelect={select}
      onSort={onSort}
    />
  )
  const isLong = rows.length > VIRTUAL_ROWS
  return (
    <div className={`${styles.scroller} ${isLong ? styles.virtual : ''}`} ref={grid}>
      {isLong ? (
        <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: ROW_HEIGHT, headingHeight: HEAD_HEIGHT }}>
          {content}
        </Virtualizer>
      ) : (
        content
      )}
    </div>
  )
}

interface GridProps<Item extends { id: string }> {
  label: string
  columns: ColumnDef<Features, Item>[]
  rows: readonly Item[]
  /** Ids of hidden columns, joined by dots. */
  hiddenIds: string
  /** The selected rows by id; undefined if rows cannot be selected. */
  selected: ReadonlyMap<string, unknown> | undefined
  sortColumns: readonly string[] | undefined
  sorted: string | undefined
  onOpen(id: string): void
  onToggle(id: string): void
  onSelect(rows: readonly Item[]): void
  onSort(sort: string): void
}

/**
 * The rows and columns. React Aria renders all rows whenever the table renders, so it is memoized: its props do not
 * depend on the open row.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `memo` has no type parameter
const Grid = memo(function Grid<Item extends { id: string }>(props: GridProps<Item>) {
  const { label, columns, rows, hiddenIds, selected, sortColumns = [], sorted } = props
  const { onOpen, onToggle, onSelect, onSort } = props
  const { t } = useLingui()
  const data = useMemo(() => [...rows], [rows])
  const columnVisibility = useMemo(() => Object.fromEntries(hiddenIds.split('.').map((id) => [id, false])), [hiddenIds])
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id, state: { columnVisibility } })
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const allSelected = selected !== undefined && rows.every(({ id }) => selected.has(id))
  return (
    <Table
      aria-label={label}
      className={styles.table ?? ''}
      onRowAction={(key) => onOpen(String(key))}
      {...(sorted !== undefined && sortProps(sorted, onSort))}
    >
      <TableHeader>
        {selected && (
          <Column id="selection" width={44} className={`${styles.column} ${styles.select}`} textValue={t`Selection`}>
            <Checkbox
              label={t`Select all rows of the page`}
              isSelected={allSelected}
              onChange={(isSelected) => onSelect(isSelected ? rows : [])}
            />
          </Column>
        )}
        {headers.map((header, index) => (
          <Column
            key={header.id}
            id={header.id}
            isRowHeader={index === 0}
            allowsSorting={sortColumns.includes(header.id)}
            className={
              header.column.columnDef.meta?.alignsEnd ? `${styles.column} ${styles.end}` : (styles.column ?? '')
            }
          >
            {({ sortDirection }) => (
              <>
                <table.FlexRender header={header} />
                <SortArrow direction={sortDirection} />
              </>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={data} dependencies={[columns, hiddenIds, selected]}>
        {({ id }) => (
          <Row id={id} className={styles.row ?? ''}>
            {selected && (
              <Cell className={`${styles.cell} ${styles.select}`}>
                <Checkbox label={t`Select row ${id}`} isSelected={selected.has(id)} onChange={() => onToggle(id)} />
              </Cell>
            )}
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
  )
}) as <Item extends { id: string }>(props: GridProps<Item>) => ReactNode

const sortProps = (value: string, onSort: ListSort['onSort']) => ({
  sortDescriptor: { column: sortColumn(value), direction: isDescending(value) ? 'descending' : 'ascending' } as const,
  onSortChange: ({ column, direction }: { column: string | number; direction: 'ascending' | 'descending' }) =>
    onSort(`${direction === 'descending' ? '-' : ''}${column}`),
})

function SortArrow({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (direction === undefined) return null
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow size={12} className={styles.arrow} aria-hidden />
}
