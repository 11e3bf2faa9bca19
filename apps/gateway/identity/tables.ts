import type { SecurityEventKind, SignInMethod } from '@ante/contract/identity/sessions.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { MemberType } from '@ante/contract/member/member-type.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type BlockablePart = 'deposit' | 'bet' | 'withdraw'

export interface MemberTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  account: string
  type: MemberType
  password_hash: string | null
  upline_id: bigint | null
  status: Generated<'active' | 'disabled'>
  /** Functions that staff has blocked. A blocked login is not listed here: it sets the status. */
  blocked_parts: Generated<BlockablePart[]>
  registered_at: Date
  first_login_at: Date | null
  created_key: string | null
  register_url: string | null
  register_method: string | null
  registered_from: string | null
  /** All members above, from the root down, and the member: `/1/7/42/`. Maintained by the database. */
  path: GeneratedAlways<string>
  /** Time at which data of an ended trial was deleted. */
  wiped_at: Generated<Date | null>
}

export interface SessionTable {
  id: GeneratedAlways<string>
  token_hash: Buffer
  member_id: bigint
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  device: string
  ip: string
  country: string | null
  user_agent: string
}

export interface SignInTable {
  id: GeneratedAlways<bigint>
  member_id: bigint
  at: Date
  method: SignInMethod
  ip: string
  network: string
  country: string | null
  device: string
  user_agent: string
  /** Null for rows from before this column existed. */
  language: Language | null
  device_hash: Buffer | null
  known: boolean
}

export interface SecurityEventTable {
  id: GeneratedAlways<bigint>
  member_id: bigint
  at: Date
  kind: SecurityEventKind
  ip: string
  country: string | null
  device: string
  user_agent: string
}

export interface AuthenticatorTable {
  member_id: bigint
  secret: Buffer
  begun_at: Date
  confirmed_at: Date | null
  last_step: Generated<bigint>
}

export interface RecoveryCodeTable {
  member_id: bigint
  code_hash: Buffer
}

export interface LoginChallengeTable {
  token_hash: Buffer
  member_id: bigint
  method: SignInMethod
  expires_at: Date
}

export interface PasskeyTable {
  id: GeneratedAlways<string>
  member_id: bigint
  credential_id: string
  public_key: Buffer
  counter: bigint
  transports: string[]
  name: string
  host: string
  created_at: Date
  last_used_at: Date | null
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer
  member_id: bigint | null
  expires_at: Date
}

export interface CaptchaTable {
  id: string
  merchant_code: string
  answer_hash: Buffer
  expires_at: Date
}

export interface WorkTaskTable {
  id: string
  merchant_code: string
  purpose: 'login' | 'register' | 'code'
  subject_hash: Buffer
  network: string
  /** The /24 or /48 of the network; null for tasks from before this column existed. */
  wide_network: Generated<string | null>
  bits: number
  made_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

declare module '../kit/db.ts' {
  interface Tables {
    member: MemberTable
    session: SessionTable
    sign_in: SignInTable
    security_event: SecurityEventTable
    authenticator: AuthenticatorTable
    recovery_code: RecoveryCodeTable
    login_challenge: LoginChallengeTable
    passkey: PasskeyTable
    passkey_challenge: PasskeyChallengeTable
    captcha: CaptchaTable
    work_task: WorkTaskTable
  }
}
