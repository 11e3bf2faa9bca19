/** Text that a spreadsheet would treat as a formula. Negative amounts begin with the same character and are exempt. */
const FORMULA = /^[=+\-@\t\r]/
const AMOUNT = /^-\d+\.\d{2,4}$/
const NEEDS_QUOTES = /[",\r\n]/

/** Formats a line of a CSV file (RFC 4180). No external text is evaluated as a formula when the file is opened. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Marks a text as text for spreadsheets if it could be a formula. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text)

function cell(text: string): string {
  const escaped = withoutFormula(text)
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

/** At the start of a file it marks the text as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Swedish format, which every spreadsheet parses: 2026-02-28 23:59:59. */
export function csvTimes(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
}
