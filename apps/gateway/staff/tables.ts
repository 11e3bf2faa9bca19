import type { Right } from '@ante/contract/kit/endpoint.ts'
import type { AuditResult } from '@ante/contract/staff/audit.ts'
import type { ChangeProblem } from '@ante/contract/staff/change-problem.ts'
import type { ChangeState } from '@ante/contract/staff/changes.ts'
import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'
import type { StaffState } from '@ante/contract/staff/accounts.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface StaffAccountTable {
  id: GeneratedAlways<bigint>
  mail: string
  display_name: string
  person: string
  merchant_code: string | null
  state: Generated<StaffState>
  password_hash: Generated<string | null>
  totp_secret: Generated<Buffer | null>
  totp_last_step: Generated<bigint>
  leaves_at: Generated<Date | null>
  last_sign_in_at: Generated<Date | null>
  version: Generated<number>
  created_at: Date
  invited_by: bigint | null
  /** JSON. */
  shortcuts: Generated<unknown>
  owner_since: Generated<Date | null>
  language: Generated<string | null>
  inbox_seen_at: Generated<Date>
}

export interface StaffSessionTable {
  id: string
  token_hash: Buffer
  staff_id: bigint
  kind: 'console' | 'cli'
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ip: string | null
  user_agent: string
  stepped_up_at: Date
  ended_at: Generated<Date | null>
  end_reason: Generated<SessionEnd | null>
}

export interface ChangeRequestTable {
  id: GeneratedAlways<bigint>
  key: string
  merchant_code: string | null
  action: string
  object: string
  /** JSON. */
  values: unknown
  before: unknown
  seen_version: string
  binding: Buffer
  amount: bigint | null
  reason: string
  state: Generated<ChangeState>
  proposed_by: bigint
  proposed_at: Date
  expires_at: Date
  decided_by: Generated<bigint | null>
  decided_at: Generated<Date | null>
  decision_reason: Generated<string | null>
  applied_at: Generated<Date | null>
  /** JSON. */
  failure: ColumnType<ChangeProblem | null, string | null | undefined, string>
  skipped: Generated<boolean>
}

export interface AuditEntryTable {
  id: GeneratedAlways<bigint>
  chain: Generated<string>
  position: Generated<bigint>
  at: Generated<Date>
  actor: string
  staff_id: bigint | null
  role: string | null
  session_id: string | null
  ip: string | null
  request_id: string | null
  merchant_code: string | null
  vendor: string | null
  action: string
  object: string
  reason: string | null
  approver: string | null
  change_request_id: bigint | null
  /** JSON. */
  before: unknown
  after: unknown
  warnings: Generated<string[]>
  result: Generated<AuditResult>
  refusal: string | null
  hash: Generated<Buffer>
}

declare module '../kit/db.ts' {
  interface Tables {
    staff_account: StaffAccountTable
    staff_session: StaffSessionTable
    change_request: ChangeRequestTable
    audit_entry: AuditEntryTable
    direct_action: {
      key: string
      merchant_code: string | null
      action: string
      object: string
      digest: Buffer
      applied_at: Date
      reason: Generated<string | null>
      /** JSON. */
      answer: Generated<unknown>
    }
    audit_chain: { chain: string; position: bigint; head: Buffer }
    staff_passkey: {
      id: GeneratedAlways<bigint>
      staff_id: bigint
      credential_id: string
      public_key: Buffer
      counter: bigint
      transports: string[]
      created_at: Date
      last_used_at: Generated<Date | null>
    }
    staff_challenge: {
      token_hash: Buffer
      staff_id: bigint | null
      purpose: 'invitation' | 'factor' | 'passkey'
      expires_at: Date
    }
    staff_role: {
      id: GeneratedAlways<bigint>
      merchant_code: string | null
      code: string
      name: string
      version: Generated<number>
    }
    staff_role_right: {
      role_id: bigint
      permission: string
      right_name: Right
      per_decision: bigint | null
      per_day: bigint | null
    }
    owner_recovery: {
      id: GeneratedAlways<bigint>
      mail: string
      display_name: string
      reason: string
      requested_by: string
      requested_at: Date
      effective_at: Date
      state: Generated<'waiting' | 'done' | 'cancelled' | 'failed'>
      note: Generated<string>
    }
    staff_role_known_right: { role_id: bigint; permission: string; right_name: Right }
    audit_verification: {
      chain: string
      until_position: bigint
      until_hash: Buffer
      position: Generated<bigint>
      hash: Generated<Buffer>
      problems: Generated<string[]>
      requested_by: string
      started_at: Date
      touched_at: Date
      finished_at: Generated<Date | null>
    }
    staff_grant: { staff_id: bigint; role_id: bigint; granted_at: Date; granted_by: string }
    staff_limit_use: {
      staff_id: bigint
      merchant_code: string
      permission: string
      right_name: Right
      day: string
      amount: bigint
    }
    staff_right_use: {
      staff_id: bigint
      scope: string
      permission: string
      right_name: Right
      last_used_at: Date
    }
    staff_network: { scope: string; network: string }
    access_review: {
      id: GeneratedAlways<bigint>
      scope: string
      quarter: string
      opened_at: Date
      opened_by: string
      signed_at: Generated<Date | null>
      signed_by: Generated<string | null>
      signature: Generated<string | null>
    }
    access_review_item: {
      id: GeneratedAlways<bigint>
      review_id: bigint
      staff_id: bigint
      role_id: bigint
      last_used_at: Date | null
      decision: Generated<'confirmed' | 'removed' | null>
      decided_by: Generated<string | null>
      decided_at: Generated<Date | null>
      note: Generated<string>
    }
  }
}
