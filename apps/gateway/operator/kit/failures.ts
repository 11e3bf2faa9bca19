/** The command's syntax is wrong; the message explains the correct one. */
export class UsageError extends Error {
  readonly code: string

  constructor(message: string, code = 'invalid_usage') {
    super(message)
    this.code = code
  }
}

/** The command is valid but was not executed; the message contains the reason. */
export class CommandFailed extends Error {
  /** Data for programs besides the message; may name a more precise `code`. */
  readonly details: object | undefined
  readonly code = 'refused'

  constructor(message: string, details?: object) {
    super(message)
    this.details = details
  }
}

/** There is no database, or it is not one of the gateway. */
export class NoDatabase extends Error {
  readonly code = 'no_database'
}

/** Details of a change that the record's state does not permit. */
export const illegalState = { code: 'illegal_state' }

export const exitCode = { done: 0, notDone: 1, usage: 2, noDatabase: 3 } as const
