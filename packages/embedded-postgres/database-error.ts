export type DatabaseServerErrorCode =
  | 'database.no_binaries'
  | 'database.no_user'
  | 'database.foreign_owner'
  | 'database.out_of_reach'
  | 'database.lost_folder'
  | 'database.in_use'
  | 'database.initdb_failed'
  | 'database.start_failed'
  | 'database.not_answering'
  | 'database.no_backup'

/** The embedded database is unavailable; the message is for display, the code for programs. */
export class DatabaseServerError extends Error {
  override readonly name = 'DatabaseServerError'
  readonly code: DatabaseServerErrorCode

  constructor(code: DatabaseServerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
