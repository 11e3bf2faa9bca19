import { numberFormat } from './formatters.ts'

const MINUTE = 60

/** Formats the draw interval in short form: `45s`, `5m`; empty for a daily game. */
export function formatInterval(seconds: number | null, locale: string): string {
  if (seconds === null) return ''
  const [count, unit] = seconds % MINUTE === 0 ? [seconds / MINUTE, 'minute'] : [seconds, 'second']
  try {
    return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count)
  } catch {
    // Safari below 14.1 and Chrome below 77 do not support units.
    return ''
  }
}
