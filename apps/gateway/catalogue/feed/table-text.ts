import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod'

/** A row of a table. Cells may contain line breaks, so the line number is that of the row's start. */
interface TableLine {
  line: number
  cells: string[]
}

/** The parser's result with `info` and `raw`, which its types do not cover. */
const Records = z.array(z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()), raw: z.string() }))

const DELIMITERS = [',', ';', '\t']

/**
 * Parses comma-separated values by RFC 4180 and as spreadsheets write them: with semicolons or tabs where the comma is
 * the decimal separator, and with a byte order mark. Skips empty lines. Throws `UnclosedQuotation`, or the parser's
 * error.
 */
export function linesOfTable(source: string): TableLine[] {
  try {
    const records = parse(source, {
      bom: true,
      delimiter: delimiterOf(source),
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    })
    return Records.parse(records).map(({ info, record, raw }) => ({
      line: firstLineOf(info.lines, raw),
      cells: record,
    }))
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') throw new UnclosedQuotation(error)
    throw error
  }
}

export class UnclosedQuotation extends Error {
  readonly line: number

  constructor(cause: CsvError) {
    super('a quotation is not closed', { cause })
    this.line = firstLineOf(Number(cause['lines']), String(cause['raw']))
  }
}

/** Returns the first line of a record. The parser counts lines up to the end of the record, which may span several. */
const firstLineOf = (lines: number, raw: string): number => lines - (raw.trim().split('\n').length - 1)

/** Returns the delimiter: the most frequent candidate in the heading, which contains only names. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }))
  counted.sort((a, b) => b.count - a.count)
  return counted[0]?.delimiter ?? ','
}
