import { fieldPattern, MAX_FIELD_LENGTH } from '@ante/contract/identity/field-pattern.ts'

/**
 * Whether a text matches a pattern. False also for an invalid pattern, and for a text that is too long or cannot be
 * stored.
 */
export function isPatternMatch(regExp: string, text: string): boolean {
  if (text === '' || text.length > MAX_FIELD_LENGTH || text.includes('\0')) return false
  return fieldPattern(regExp)?.test(text) ?? false
}
