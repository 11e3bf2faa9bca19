import { isAmountProblem, parseAmount } from '../../../lib/i18n/parse-amount.ts'

/** One line as typed, or pasted from a spreadsheet: an account, followed by an amount. */
export interface TypedLine {
  to: string
  /** Null for an invalid amount. */
  amount: string | null
}

const LINE = /^([^\s,;]+)[\s,;]+(.+)$/

/** Parses a list with one entry per line; empty lines are skipped. */
export function readList(text: string, { locale, currency }: { locale: string; currency: string }): TypedLine[] {
  return linesOf(text).map((line) => {
    const [, to = line, typed = ''] = LINE.exec(line) ?? []
    const parsed = parseAmount(typed, locale, currency)
    return { to, amount: isAmountProblem(parsed) ? null : parsed.text }
  })
}

export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
