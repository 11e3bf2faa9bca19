import { numberFormat } from './formatters.ts'

/** Formats a count with the digit groups of the reader's language. */
export const formatCount = (count: number, locale: string): string => numberFormat(locale).format(count)
