/** A line of a table; a cell may hold line breaks, so the number is that of the line on which it begins. */
interface TableLine {
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t']
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Reads comma-separated values as RFC 4180 has them, and as spreadsheets write them: with semicolons or tabs where the
 * comma is a decimal's, and with a mark in front. Empty lines are none. Throws where a quotation is never closed.
 */
export function linesOfTable(source: string): TableLine[] {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source
  const delimiter = delimiterOf(text)
  const lines: TableLine[] = []
  let current: TableLine = { line: 1, cells: [] }
  let place = 0
  let line = 1
  while (place < text.length) {
    const cell = cellAt(text, place, delimiter)
    if (!cell) throw new UnclosedQuotation(line)
    current.cells.push(cell.value.trim())
    line += cell.breaks
    place = cell.end
    const ended = text[place] !== delimiter
    place += text.startsWith('\r\n', place) ? 2 : 1
    // A delimiter at the very end has an empty cell behind it.
    if (!ended && place >= text.length) current.cells.push('')
    if (!ended && place < text.length) continue
    line += 1
    lines.push(current)
    current = { line, cells: [] }
  }
  return lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

export class UnclosedQuotation extends Error {
  readonly line: number

  constructor(line: number) {
    super('a quotation is not closed')
    this.line = line
  }
}

/** The heading has names alone, so what parts them is the one that stands there most. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }))
  counted.sort((one, other) => other.count - one.count)
  return counted[0]?.delimiter ?? ','
}

interface Cell {
  value: string
  /** Where the delimiter or the line break behind it stands. */
  end: number
  breaks: number
}

function cellAt(text: string, start: number, delimiter: string): Cell | null {
  if (text[start] !== '"') {
    const end = endOfPlain(text, start, delimiter)
    return { value: text.slice(start, end), end, breaks: 0 }
  }
  let close = start + 1
  while (close < text.length && !(text[close] === '"' && text[close + 1] !== '"')) close += text[close] === '"' ? 2 : 1
  if (close >= text.length) return null
  const quoted = text.slice(start + 1, close).replaceAll('""', '"')
  // What stands behind the closing quotation mark belongs to the cell, as spreadsheets have it.
  const end = endOfPlain(text, close + 1, delimiter)
  return { value: quoted + text.slice(close + 1, end), end, breaks: quoted.split('\n').length - 1 }
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}
