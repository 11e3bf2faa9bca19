import type { ColumnDef } from '@tanstack/react-table'

import type { Features } from './table-features.ts'

export interface ListColumn {
  id: string
  label: string
}

/** Returns the columns of a list with their titles. */
export const listColumns = <Item extends { id: string }>(columns: readonly ColumnDef<Features, Item>[]): ListColumn[] =>
  columns.flatMap((column) =>
    'accessorKey' in column && typeof column.header === 'string'
      ? [{ id: column.id ?? String(column.accessorKey), label: column.header }]
      : [],
  )
