import { isProblem, readAmount } from '../../../lib/words/read-amount.ts'

/** One line as somebody types it, or pastes it from a spreadsheet: an account, and an amount behind it. */
export interface TypedLine {
  to: string
  /** Null where it is no amount. */
  amount: string | null
}

const LINE = /^([^\s,;]+)[\s,;]+(.+)$/

/** Reads a list, a line each; empty lines are none. */
export function readList(text: string, { locale, currency }: { locale: string; currency: string }): TypedLine[] {
  return linesOf(text).map((line) => {
    const [, to = line, typed = ''] = LINE.exec(line) ?? []
    const read = readAmount(typed, locale, currency)
    return { to, amount: isProblem(read) ? null : read.text }
  })
}

export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
