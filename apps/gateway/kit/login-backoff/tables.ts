export interface LoginFailureTable {
  /** The code `-` stands for staff of the operator console. */
  merchant_code: string
  scope: 'account' | 'source' | 'network'
  subject_hash: Buffer
  failures: number
  last_at: Date
}

declare module '../db.ts' {
  interface Tables {
    login_failure: LoginFailureTable
  }
}
