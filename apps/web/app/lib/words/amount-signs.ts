import { latinDigits } from '@ante/contract/kit/digits.ts'

import { localesOf } from './format.ts'

/** How a locale writes an amount apart. */
export interface AmountSigns {
  group: string
  decimal: string
}

const SAMPLE = 12_345_678.9

/** What stands between thousands and before the cents; read off a sample, for older phones tell no parts. */
export function amountSigns(locale: string): AmountSigns {
  const shape = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const signs = new Intl.NumberFormat(localesOf(locale), shape).format(SAMPLE).match(/\D/g) ?? []
  return { group: signs[0] ?? ',', decimal: signs[signs.length - 1] ?? '.' }
}

/** What keyboards write in place of the signs of figures 0 to 9. */
const SIGNS: Record<string, string> = {
  '٫': '.',
  '٬': ',',
  '،': ',',
  '，': ',',
  '．': '.',
  '。': '.',
  '−': '-',
  '－': '-',
}

/** The same with the figures 0 to 9 and plain signs: keyboards of many languages write their own. */
export const plainFigures = (text: string): string =>
  Array.from(latinDigits(text), (sign) => SIGNS[sign] ?? sign).join('')
