import { SINGLES } from '../state/slip.ts'
import type { App } from './app.ts'

/** The name of a bet type by its id. */
export function betTypeName({ say }: App['translate'], id: string): string {
  const [, size, legs] = /^(\d+)\/(\d+)$/.exec(id) ?? []
  if (size && legs) return say('system.some', { size, legs })
  const names: Readonly<Record<string, string>> = {
    single: say('single'),
    [SINGLES]: say('singles'),
    accumulator: say('accumulator'),
    trixie: say('system.trixie'),
    patent: say('system.patent'),
    yankee: say('system.yankee'),
    'lucky-15': say('system.lucky-15'),
    'super-yankee': say('system.super-yankee'),
    'lucky-31': say('system.lucky-31'),
    heinz: say('system.heinz'),
    'lucky-63': say('system.lucky-63'),
  }
  return names[id] ?? id
}
