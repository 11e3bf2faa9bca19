import type { Permission } from '@ante/contract/staff/permissions.ts'
import type { output, ZodMiniType } from 'zod/mini'

import type { Db } from '../../kit/db.ts'

/** A time is written by the clock of the merchant; `amount` is decimal text, a number in spreadsheets. */
export type Cell = string | number | Date | { amount: string } | null

export interface ExportColumn<Row> {
  /** As in the list of the console, so that hidden columns are left out. */
  id: string
  title: string
  /** Its title names the zone. */
  isTime?: boolean
  value(row: Row): Cell
}

interface ExportedPage<Filter> {
  /** `-` for the platform. */
  merchant: string
  filter: Filter
  after: string | undefined
  size: number
}

interface Declared<Filter extends ZodMiniType, Row> {
  /** Name of the list; stored with each export, so it must never be renamed. */
  source: string
  /** Permission to see the list. */
  permission: Permission
  /** Parses the filter; every value is text. */
  filter: Filter
  /** Returns a page of the list: the query that the console's page uses, in its order. */
  page(db: Db, page: ExportedPage<output<Filter>>): Promise<{ rows: readonly Row[]; next: string | null }>
  /** After `page`, whose rows give the type. */
  columns: readonly ExportColumn<Row>[]
}

/** A list that staff can export. */
export interface Exportable extends Pick<Declared<ZodMiniType, unknown>, 'source' | 'permission' | 'filter'> {
  columns: readonly Omit<ExportColumn<unknown>, 'value'>[]
  /** Returns a page as cells of the columns; `filter` is what `filter` accepted. */
  cells(
    db: Db,
    page: ExportedPage<unknown> & { columns: readonly string[] },
  ): Promise<{ rows: Cell[][]; next: string | null }>
}

/**
 * Declares a list that staff can export; add it to `../exportables.ts`. The file has the rows and the order of `page`,
 * which reads one page after the other: any number of rows needs the memory of one page.
 */
export function exportable<Filter extends ZodMiniType, Row>(declared: Declared<Filter, Row>): Exportable {
  const { source, permission, filter, columns, page } = declared
  return {
    source,
    permission,
    filter,
    columns,
    cells: async (db, { columns: ids, ...requested }) => {
      const chosen = columns.filter(({ id }) => ids.includes(id))
      const { rows, next } = await page(db, { ...requested, filter: filter.parse(requested.filter) })
      return { rows: rows.map((row) => chosen.map(({ value }) => value(row))), next }
    },
  }
}
