import { fieldPattern, LONGEST_FIELD } from '@ante/contract/identity/field-pattern.ts'

/**
 * Whether a text matches a pattern. False also for an invalid pattern, and for a text that is too long or cannot be
 * stored.
 */
export function isPatternMatch(regExp: string, text: string): boolean {
  if (text === '' || text.length > LONGEST_FIELD || text.includes('\0')) return false
  return fieldPattern(regExp)?.test(text) ?? false
}
