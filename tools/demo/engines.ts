import type { DemoGame } from './types.ts'
import { NORTHLIGHT } from './vendors.ts'

/** Machines that are no slots: scratch cards, video poker, table games, arcade, bingo. */
const ROUND_CLASSES = ['SC', 'VP', 'TG', 'AC', 'BG']

/** Which of the sandbox's games plays this title; null where none does yet, and the title stays closed. */
export function engineOf({ vendor, category, classes }: DemoGame): string | null {
  if (category !== 'RNG' || classes.some((name) => ROUND_CLASSES.includes(name))) return 'quick-pick'
  return vendor === NORTHLIGHT ? 'northlight' : null
}
