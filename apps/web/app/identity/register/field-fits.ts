import { patternCheck } from '@ante/contract/identity/pattern-check.ts'

/**
 * Whether the whole text follows a merchant's pattern. A pattern that cannot be decided by is left to the gateway, which puts
 * the usual one in its place: see `pattern-check.ts`.
 */
export function fits(regExp: string, text: string): boolean {
  return patternCheck(regExp)?.(text) ?? true
}
