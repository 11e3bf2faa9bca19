import { fieldPattern, LONGEST_FIELD } from '@ante/contract/identity/field-pattern.ts'

/**
 * Whether the whole text matches a merchant's pattern. An invalid pattern is left to the gateway, which uses the
 * default.
 */
export function matchesPattern(regExp: string, text: string): boolean {
  return text.length <= LONGEST_FIELD && (fieldPattern(regExp)?.test(text) ?? true)
}
