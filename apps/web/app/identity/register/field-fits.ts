import { fieldPattern, LONGEST_FIELD } from '@ante/contract/identity/field-pattern.ts'

/** Whether the whole text follows a merchant's pattern. What is no pattern is left to the gateway, which takes the usual one. */
export function fits(regExp: string, text: string): boolean {
  return text.length <= LONGEST_FIELD && (fieldPattern(regExp)?.test(text) ?? true)
}
