import { setImmediate as turn } from 'node:timers/promises'
import type { Writable } from 'node:stream'

import excel from 'exceljs'

import { csvTimes, withoutFormula } from '../../kit/csv-line.ts'
import type { TableFile } from './csv-file.ts'
import type { Cell } from './exportable.ts'

/** Maximum number of rows per sheet, without the titles. Source: the limits of Excel. */
const SHEET_ROWS = 1_048_575
/** Number of unwritten bytes above which the writer waits. */
const WAITING_BYTES = 4 * 1024 * 1024

interface XlsxOptions {
  titles: readonly string[]
  zone: string
  /** Lines of the sheet that describes the file. */
  about: readonly (readonly [name: string, value: string])[]
}

/** Returns a spreadsheet; rows beyond the limit of a sheet continue in another one. Texts are never formulas. */
export function xlsxFile(into: Writable, { titles, zone, about }: XlsxOptions): TableFile {
  const times = csvTimes(zone)
  const book = new excel.stream.xlsx.WorkbookWriter({
    stream: into,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 1 } },
  })
  let sheets = 0
  let rowsOfSheet = 0
  const newSheet = () => {
    sheets++
    const sheet = book.addWorksheet(sheets === 1 ? 'Rows' : `Rows ${sheets}`, {
      views: [{ state: 'frozen', ySplit: 1 }],
    })
    sheet.addRow(titles.map(withoutFormula)).commit()
    rowsOfSheet = 0
    return sheet
  }
  let sheet = newSheet()
  return {
    add: async (rows) => {
      for (const cells of rows) {
        if (rowsOfSheet === SHEET_ROWS) {
          sheet.commit()
          sheet = newSheet()
        }
        sheet.addRow(cells.map((cell) => valueOf(cell, times))).commit()
        rowsOfSheet++
      }
      // Waits until the stream has written enough, because the library does not wait.
      do await turn()
      while (into.writableLength > WAITING_BYTES && !into.destroyed)
    },
    end: async () => {
      sheet.commit()
      const last = book.addWorksheet('About')
      for (const [name, value] of about) last.addRow([name, withoutFormula(value)]).commit()
      last.commit()
      await book.commit()
    },
  }
}

function valueOf(cell: Cell, times: Intl.DateTimeFormat): string | number | null {
  if (cell === null || typeof cell === 'number') return cell
  if (cell instanceof Date) return times.format(cell)
  if (typeof cell === 'string') return withoutFormula(cell)
  // Numbers in spreadsheets have a precision of 15 digits; longer amounts stay text.
  return /^-?\d{1,11}(\.\d{1,4})?$/.test(cell.amount) ? Number(cell.amount) : cell.amount
}
