/** What a spreadsheet would take for a formula. An amount below zero begins so, too, and is none. */
const FORMULA = /^[=+\-@\t\r]/
const AMOUNT = /^-\d+\.\d\d$/
const NEEDS_QUOTES = /[",\r\n]/

/** A line of a CSV file (RFC 4180). No text from outside is worked out as a formula where the file is opened. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** By it, at the beginning of a file, spreadsheets know that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Sweden writes a time as every spreadsheet reads it: 2026-02-28 23:59:59. */
export function csvTimes(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
}
