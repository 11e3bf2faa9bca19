import type { Permission } from '@ante/contract/staff/permissions.ts'
import type { output, ZodMiniType } from 'zod/mini'

import type { Db } from '../../kit/db.ts'

/**
 * Value of a cell. Times are formatted in the merchant's time zone; `amount` is decimal text, which becomes a number in
 * spreadsheets.
 */
export type Cell = string | number | Date | { amount: string } | null

export interface ExportColumn<Row> {
  /** Id of the column in the console's list, so that hidden columns can be omitted. */
  id: string
  title: string
  /** Whether the column has times: then its title includes the time zone. */
  isTime?: boolean
  value(row: Row): Cell
}

interface ExportedPage<Filter> {
  /** `-` for the platform. */
  merchant: string
  filter: Filter
  after: string | undefined
  size: number
  /** Time of the request: ages of rows are relative to it. */
  at: Date
}

interface Declared<Filter extends ZodMiniType, Row> {
  /** Name of the list; stored with each export, so it must never be renamed. */
  source: string
  /** Permission to see the list. */
  permission: Permission
  /** Parses the filter; every value is text. */
  filter: Filter
  /** Returns a page of the list, by the same query and in the same order as the console's page. */
  page(db: Db, page: ExportedPage<output<Filter>>): Promise<{ rows: readonly Row[]; next: string | null }>
  /** Columns of the file. Declared after `page`, from which TypeScript infers `Row`. */
  columns: readonly ExportColumn<Row>[]
}

/** A list that staff can export. */
export interface Exportable extends Pick<Declared<ZodMiniType, unknown>, 'source' | 'permission' | 'filter'> {
  columns: readonly Omit<ExportColumn<unknown>, 'value'>[]
  /** Returns the cells of a page; `filter` is a filter that the schema has parsed. */
  cells(
    db: Db,
    page: ExportedPage<unknown> & { columns: readonly string[] },
  ): Promise<{ rows: Cell[][]; next: string | null }>
}

/**
 * Declares a list that staff can export; add it to `../exportables.ts`. Pages are read one after the other, so that a
 * file with any number of rows requires the memory of one page.
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
