import type { DemoGame } from './types.ts'
import { NORTHLIGHT } from './vendors.ts'

/** Which of the sandbox's games plays this title; null where none does yet, and the title stays closed. */
export function engineOf({ vendor }: DemoGame): string | null {
  return vendor === NORTHLIGHT ? 'northlight' : null
}
