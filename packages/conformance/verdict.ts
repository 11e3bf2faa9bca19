/** Thrown when a case fails. The message contains the expected and the actual value. */
export class CaseFailed extends Error {}

/** Thrown when a case cannot be run here. The message names the missing requirement. */
export class NotRun extends Error {}

export interface Verdict {
  letter: string
  title: string
  outcome: 'passed' | 'failed' | 'not run'
  /** Reason for a failure or for not running, or a note on the parts that could not be tested. */
  reason: string
}
