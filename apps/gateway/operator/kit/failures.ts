/** Wrong syntax: the message explains the correct one. */
export class UsageError extends Error {}

/** Valid but not executed: the message contains the reason. */
export class NotDone extends Error {
  /** Data for programs besides the message. */
  readonly details: object | undefined

  constructor(sentence: string, details?: object) {
    super(sentence)
    this.details = details
  }
}

/** There is no database, or not one of the gateway. */
export class NoDatabase extends Error {}

/** Exit codes. */
export const exitCode = { done: 0, notDone: 1, usage: 2, noDatabase: 3 } as const
