import { createContext, Script } from 'node:vm'

import { fieldPattern } from '@ante/contract/identity/field-pattern.ts'

/**
 * A merchant's pattern may need ages for a text made to hurt it; nobody waits for longer than this. A good pattern takes
 * microseconds, and the limit leaves room for a machine that is busy with something else.
 */
const MATCH_LIMIT_MS = 500

const room = { pattern: null as RegExp | null, text: '' }
createContext(room)
const match = new Script('pattern.test(text)')

/** False too for a text that the pattern does not decide in time, and for one that no column can hold. */
export function fits(regExp: string, text: string): boolean {
  if (text === '' || text.includes('\0')) return false
  try {
    Object.assign(room, { pattern: fieldPattern(regExp), text })
    return match.runInContext(room, { timeout: MATCH_LIMIT_MS }) === true
  } catch {
    return false
  }
}
