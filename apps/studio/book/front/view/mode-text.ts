import { SINGLES } from '../state/slip.ts'
import type { App } from './app.ts'

/** The name of a bet type by its id. */
export function betTypeName({ t }: App['translator'], id: string): string {
  const [, size, legs] = /^(\d+)\/(\d+)$/.exec(id) ?? []
  if (size && legs) return t('system.some', { size, legs })
  const names: Readonly<Record<string, string>> = {
    single: t('single'),
    [SINGLES]: t('singles'),
    accumulator: t('accumulator'),
    trixie: t('system.trixie'),
    patent: t('system.patent'),
    yankee: t('system.yankee'),
    'lucky-15': t('system.lucky-15'),
    'super-yankee': t('system.super-yankee'),
    'lucky-31': t('system.lucky-31'),
    heinz: t('system.heinz'),
    'lucky-63': t('system.lucky-63'),
  }
  return names[id] ?? id
}
