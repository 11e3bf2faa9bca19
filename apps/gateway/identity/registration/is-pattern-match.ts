import { fieldPattern, LONGEST_FIELD } from '@ante/contract/identity/field-pattern.ts'

/** Returns false also for an invalid pattern, a text that is too long, and one that no column can store. */
export function isPatternMatch(regExp: string, text: string): boolean {
  if (text === '' || text.length > LONGEST_FIELD || text.includes('\0')) return false
  return fieldPattern(regExp)?.test(text) ?? false
}
