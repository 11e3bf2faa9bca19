import { fieldPattern } from './field-pattern.ts'
import { machineOf } from './pattern-machine.ts'
import type { Machine } from './pattern-machine.ts'
import { partsOf } from './pattern-parts.ts'

/** Whether a text as a whole follows a merchant's pattern. */
export type PatternCheck = (text: string) => boolean

/** Far more patterns than merchants have between them. */
const MOST_KEPT = 1_000
const checks = new Map<string, PatternCheck | null>()

/**
 * Checks by a merchant's pattern in a time that grows with the text alone; null for a pattern that is none, or refers back,
 * looks behind, or is too large. The engine's own way of matching, which some texts keep busy for years, is never used.
 */
export function patternCheck(regExp: string): PatternCheck | null {
  const known = checks.get(regExp)
  if (known !== undefined) return known
  if (checks.size >= MOST_KEPT) checks.clear()
  const made = checkOf(regExp)
  checks.set(regExp, made)
  return made
}

function checkOf(regExp: string): PatternCheck | null {
  const pattern = fieldPattern(regExp)
  const parts = pattern && partsOf(regExp, pattern.unicode)
  const whole = parts && machineOf(parts.whole)
  if (!pattern || !whole) return null

  const aheads: { wanted: boolean; machine: Machine }[] = []
  for (const { wanted, part } of parts.aheads) {
    const machine = machineOf(part)
    if (!machine) return null
    aheads.push({ wanted, machine })
  }
  return (text) => {
    const characters = pattern.unicode ? Array.from(text) : text.split('')
    return whole(characters, 'end') && aheads.every(({ wanted, machine }) => machine(characters, 'anywhere') === wanted)
  }
}
