import { fieldPattern, MAX_FIELD_LENGTH } from '@ante/contract/identity/field-pattern.ts'

/**
 * Whether the whole text matches a merchant's pattern. An invalid pattern is left to the gateway, which uses the
 * default.
 */
export function matchesPattern(regExp: string, text: string): boolean {
  return text.length <= MAX_FIELD_LENGTH && (fieldPattern(regExp)?.test(text) ?? true)
}
