import type { ColumnType } from 'kysely'

/** Changes that staff made by a form of the console, by the key of the call. */
interface OperationRunTable {
  staff_id: bigint
  key: string
  /** SHA-256 of the merchant, the command and its values. */
  digest: Buffer
  /** Request that made the change. */
  request_id: string
  /** Merchant or vendor of the change; `all merchants` without one. */
  target: string
  subject: string
  /** States as in the audit log, without secrets and personal data. */
  before: ColumnType<unknown, string, never>
  after: ColumnType<unknown, string, never>
  ran_at: Date
}

declare module '../../kit/db.ts' {
  interface Tables {
    operation_run: OperationRunTable
  }
}
