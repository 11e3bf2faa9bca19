import { fieldPattern } from '@ante/contract/identity/field-pattern.ts'
import { check } from 'recheck'

/**
 * Maximum degree of a pattern's running time. For texts of at most 255 characters, quadratic patterns take 65,000
 * steps, which is acceptable; cubic ones take 16 million, which is not.
 */
const MAX_DEGREE = 2
const TIMEOUT_MS = 10_000

/** Why a pattern is refused: invalid, too slow for some texts, or not analysable. */
export type PatternProblem = 'invalid' | 'slow' | 'unknown'

/** Returns the problem of an operator's pattern, or null. Searches for texts with excessive backtracking. */
export async function patternProblem(regExp: string): Promise<PatternProblem | null> {
  const pattern = fieldPattern(regExp)
  if (!pattern) return 'invalid'
  const found = await check(pattern.source, pattern.flags, { timeout: TIMEOUT_MS })
  if (found.status === 'unknown') return 'unknown'
  if (found.status === 'safe') return null
  const { complexity } = found
  return complexity.type === 'polynomial' && complexity.degree <= MAX_DEGREE ? null : 'slow'
}
