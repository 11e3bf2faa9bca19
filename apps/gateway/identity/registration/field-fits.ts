import { fieldPattern, LONGEST_FIELD } from '@ante/contract/identity/field-pattern.ts'

/** False too for what is no pattern, for a text that is too long, and for one that no column can hold. */
export function fits(regExp: string, text: string): boolean {
  if (text === '' || text.length > LONGEST_FIELD || text.includes('\0')) return false
  return fieldPattern(regExp)?.test(text) ?? false
}
