import { fieldPattern } from '@ante/contract/identity/field-pattern.ts'

import { machineOf } from './pattern-machine.ts'
import type { Machine } from './pattern-machine.ts'
import { partsOf } from './pattern-parts.ts'

type Check = (text: string) => boolean

const checks = new Map<string, Check>()

/**
 * Whether the whole text follows a merchant's pattern. What cannot be decided here, because the pattern is none or refers
 * back, is left to the gateway, which has a time limit for it; a browser has none, so its engine never gets the text.
 */
export function fits(regExp: string, text: string): boolean {
  const known = checks.get(regExp)
  if (known) return known(text)
  const check = checkOf(regExp) ?? (() => true)
  checks.set(regExp, check)
  return check(text)
}

/** Null where this browser cannot tell. */
export function checkOf(regExp: string): Check | null {
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
