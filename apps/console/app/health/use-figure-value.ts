import type { HealthFigure } from '@ante/contract/console/health.ts'
import { useLingui } from '@lingui/react/macro'

import { amountText } from '../lib/amounts.ts'
import { numberLocale } from '../lib/locale.ts'

const MEGABYTE = 1_000_000
/** Figures that are a text. */
const TEXTS: readonly HealthFigure[] = ['connections', 'databaseVersion', 'backupFolder', 'versions']

/** Returns a formatter for figures of parts, with their unit. */
export function useFigureValue(): (name: HealthFigure, value: string) => string {
  const { t } = useLingui()
  return (name, value) => {
    if (TEXTS.includes(name)) return value === '' ? '–' : value
    if (name === 'writeMs') return t`${value} ms`
    if (name !== 'databaseBytes') return amountText(value)
    const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 } as const
    return new Intl.NumberFormat(numberLocale(), unit).format(Number(value) / MEGABYTE)
  }
}
