import { fieldPattern } from '@ante/contract/identity/field-pattern.ts'
import { check } from 'recheck'

/** A text has 255 characters at most: 65,000 steps are nothing, 16 million of the third degree are not. */
const HIGHEST_DEGREE = 2
const TIMEOUT_MS = 10_000

/** Why a pattern can't be a merchant's: it is none, some texts keep it busy too long, or that could not be found out. */
export type PatternProblem = 'invalid' | 'slow' | 'unknown'

/** What is wrong with a pattern that an operator sets, or null. Looks for texts that make the engine go back and try again. */
export async function patternProblem(regExp: string): Promise<PatternProblem | null> {
  const pattern = fieldPattern(regExp)
  if (!pattern) return 'invalid'
  const found = await check(pattern.source, pattern.flags, { timeout: TIMEOUT_MS })
  if (found.status === 'unknown') return 'unknown'
  if (found.status === 'safe') return null
  const { complexity } = found
  return complexity.type === 'polynomial' && complexity.degree <= HIGHEST_DEGREE ? null : 'slow'
}
