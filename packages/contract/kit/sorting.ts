import * as z from 'zod/mini'

/** Order of a list: the name of a column, after `-` if descending. */
export type Sort<Column extends string = string> = Column | `-${Column}`

/** Schema of the order of a list. The gateway needs an index for each column. */
export const sortBy = <const Column extends string>(columns: readonly Column[]) =>
  z.enum(columns.flatMap((column): Sort<Column>[] => [column, `-${column}`]))

/** Returns whether an order is descending. */
export const isDescending = (sort: string): boolean => sort.startsWith('-')

/** Returns the column of an order. */
export const sortColumn = <Column extends string>(sort: Sort<Column>): Column =>
  // No column name begins with `-`, so the text without it is a column name.
  (sort.startsWith('-') ? sort.slice(1) : sort) as Column
