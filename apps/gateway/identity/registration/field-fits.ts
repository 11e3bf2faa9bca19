import { patternCheck } from '@ante/contract/identity/pattern-check.ts'

/** False too for a pattern that is none to decide by, and for a text that no column can hold. */
export function fits(regExp: string, text: string): boolean {
  if (text === '' || text.includes('\0')) return false
  return patternCheck(regExp)?.(text) ?? false
}
