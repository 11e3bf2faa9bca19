import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import type { Cell } from './exportable.ts'

/**
 * A file that is written row by row. Both functions resolve when the output stream has taken the rows, so that they are
 * no longer in memory.
 */
export interface TableFile {
  add(rows: readonly Cell[][]): Promise<void>
  end(): Promise<void>
}

/** Returns a CSV file in UTF-8. No cell is a formula when a spreadsheet opens it. */
export function csvFile(into: Writable, { titles, zone }: { titles: readonly string[]; zone: string }): TableFile {
  const times = csvTimes(zone)
  const write = async (text: string) => {
    if (!into.write(text)) await once(into, 'drain')
  }
  let head = BYTE_ORDER_MARK + csvLine(titles)
  return {
    add: async (rows) => {
      const lines = rows.map((cells) => csvLine(cells.map((cell) => textOf(cell, times))))
      await write(head + lines.join(''))
      head = ''
    },
    end: async () => {
      into.end(head)
      await finished(into)
    },
  }
}

function textOf(cell: Cell, times: Intl.DateTimeFormat): string {
  if (cell === null) return ''
  if (cell instanceof Date) return times.format(cell)
  return typeof cell === 'object' ? cell.amount : String(cell)
}
