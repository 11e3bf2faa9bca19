import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

interface Keyset {
  /** Table of the list, without an alias. */
  table: string
  /** Column with the cursor: the id of a row, which never changes. */
  id: string
  /** The value by which the list is sorted, as an expression over the columns of the table. It is never null. */
  value: RawBuilder<unknown>
  /**
   * Whether the value is a text that is unique in the list and has an index with `text_pattern_ops`. Such an index
   * sorts by bytes, regardless of the database's collation.
   */
  isText?: boolean
  isDescending: boolean
  /** Id of the last row of the previous page. */
  after: bigint | undefined
}

/**
 * Returns the condition and the order of one page of a list that is sorted by a value, for an index on the value and
 * the id. Only the id is the cursor: the value is looked up, so that addresses contain no personal data.
 */
export function keyset({ table, id, value, isText = false, isDescending, after }: Keyset) {
  const direction = isDescending ? sql`desc` : sql`asc`
  const idColumn = sql.ref(`${table}.${id}`)
  const last = sql`(select ${value} from ${sql.table(table)} where ${idColumn} = ${after})`
  if (isText)
    return {
      condition: after === undefined ? sql`true` : sql`${value} ${isDescending ? sql`~<~` : sql`~>~`} ${last}`,
      order: sql`${value} using ${isDescending ? sql`~>~` : sql`~<~`}`,
    }
  const beyond = isDescending ? sql`<` : sql`>`
  return {
    condition: after === undefined ? sql`true` : sql`(${value}, ${idColumn}) ${beyond} (${last}, ${after})`,
    order: sql`${value} ${direction}, ${idColumn} ${direction}`,
  }
}
