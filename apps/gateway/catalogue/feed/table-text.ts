import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod'

/** A line of a table; a cell may hold line breaks, so the number is that of the line on which it begins. */
interface TableLine {
  line: number
  cells: string[]
}

/** What the parser answers with `info` and `raw`; its types know of neither. */
const Records = z.array(z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()), raw: z.string() }))

const DELIMITERS = [',', ';', '\t']

/**
 * Reads comma-separated values as RFC 4180 has them, and as spreadsheets write them: with semicolons or tabs where the
 * comma is a decimal's, and with a byte order mark. Empty lines are skipped. Throws `UnclosedQuotation`, or what the
 * parser throws.
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

/** The parser counts the lines up to the end of a record; the record itself may hold some of them. */
const firstLineOf = (lines: number, raw: string): number => lines - (raw.trim().split('\n').length - 1)

/** The heading holds names alone, so the delimiter is the one that it has most of. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }))
  counted.sort((one, other) => other.count - one.count)
  return counted[0]?.delimiter ?? ','
}
