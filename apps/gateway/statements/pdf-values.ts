import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { isYear } from '@ante/contract/statements/statement-period.ts'

import { formatUnits } from '../kit/format-units.ts'
import type { StatementContent } from './statement-content.ts'

/** Decimals of the ledger's units, so that amounts are never rounded. */
const DECIMALS = 4

export interface PdfValues {
  locale: string
  period: string
  /** Time up to which the statement reads the ledger. */
  until: string
  money(units: bigint): string
  /** Name of a row: a day or a month. */
  row(day: string): string
}

/** Returns functions that format the values of a statement in a language, with the digits 0 to 9. */
export function pdfValues({ currency, period, until, zone }: StatementContent, language: Language): PdfValues {
  const { locale } = languages[language]
  const tag = `${locale}-u-ca-gregory-nu-latn`
  const amounts = new Intl.NumberFormat(tag, {
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: DECIMALS,
  })
  const date = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...shape })
  const start = new Date(`${isYear(period) ? `${period}-01` : period}-01T00:00:00Z`)
  const formatPeriod = date({ year: 'numeric', ...(!isYear(period) && { month: 'long' }) })
  const rows = date(isYear(period) ? { month: 'long' } : { day: 'numeric', month: 'short' })
  return {
    locale,
    period: formatPeriod.format(start),
    until: date({ dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(until),
    money: (units) => formatUnits(amounts, units),
    row: (day) => rows.format(new Date(`${day}T00:00:00Z`)),
  }
}
