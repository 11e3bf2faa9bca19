/** A case does not hold. The message says what was expected, and what came. */
export class CaseFailed extends Error {}

/** A case cannot be tried here. The message says what it would need. */
export class NotRun extends Error {}

export interface Verdict {
  letter: string
  title: string
  outcome: 'passed' | 'failed' | 'not run'
  /** Why it failed or was not run, or what of it could not be seen. */
  reason: string
}
