import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type CodePurpose = 'login' | 'register' | 'reset' | 'payment'

interface MemberProfileTable {
  member_id: bigint
  merchant_code: string
  mobile: Generated<string | null>
  mobile_verified_at: Generated<Date | null>
  email: Generated<string | null>
  nickname: Generated<string | null>
  payee_name: Generated<string | null>
  id_number: Generated<string | null>
  qq: Generated<string | null>
  facebook: Generated<string | null>
  wechat: Generated<string | null>
  line: Generated<string | null>
  whatsapp: Generated<string | null>
  zalo: Generated<string | null>
  payment_password_hash: Generated<string | null>
  /** Null until the first change. */
  payment_password_changed_at: Generated<Date | null>
  /** Consecutive wrong attempts. */
  payment_password_tries: Generated<number>
  payment_password_locked_until: Generated<Date | null>
  recommender_id: Generated<bigint | null>
  /** ISO date: `2000-02-29`. */
  birthday: ColumnType<Date | null, string | null | undefined, string | null>
  affiliate_code: Generated<string | null>
}

interface VerificationCodeTable {
  id: string
  merchant_code: string
  /** Mobile number, or the email address for an emailed code. */
  mobile: string
  is_foreign: Generated<boolean>
  known: Generated<boolean>
  purpose: CodePurpose
  code_sealed: Buffer
  made_at: Date
  expires_at: Date
  network: string
  own_attempts: Generated<number>
  other_attempts: Generated<number>
  used_at: Generated<Date | null>
  message_id: string | null
}

export interface AffiliateLinkTable {
  merchant_code: string
  code: string
  member_id: bigint
  domain: Generated<string | null>
  made_at: Date
  closed_at: Generated<Date | null>
  /** Later links have higher ids, for paging. */
  id: GeneratedAlways<bigint>
  /** Type of members who register by this link. */
  type: Generated<0 | 1>
  ends_at: Generated<Date | null>
  memo: Generated<string>
  /** Rates for members who register by this link, as stored by `agents`. */
  rates: Generated<unknown>
  made_key: Generated<string | null>
}

interface InvitationCodeTable {
  merchant_code: string
  member_id: bigint
  code: string
  made_at: Date
}

interface PasswordLinkTable {
  token_hash: Buffer
  member_id: bigint
  made_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

declare module '../kit/db.ts' {
  interface Tables {
    member_profile: MemberProfileTable
    verification_code: VerificationCodeTable
    affiliate_link: AffiliateLinkTable
    invitation_code: InvitationCodeTable
    password_link: PasswordLinkTable
  }
}
