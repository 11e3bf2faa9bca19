/** Said wrongly: the sentence tells how it is said. */
export class UsageError extends Error {}

/** Understood, and not done: the sentence tells why. */
export class NotDone extends Error {
  /** What a program wants to know besides the sentence. */
  readonly details: object | undefined

  constructor(sentence: string, details?: object) {
    super(sentence)
    this.details = details
  }
}

/** There is no database to change, or not one of ours. */
export class NoDatabase extends Error {}

/** What the shell that called us learns. */
export const exitCode = { done: 0, notDone: 1, usage: 2, noDatabase: 3 } as const
