import type { SocialProvider } from '@ante/contract/identity/social.ts'

interface SocialIdentityTable {
  merchant_code: string
  provider: SocialProvider
  subject: string
  member_id: bigint
  linked_at: Date
}

interface SocialRequestTable {
  state_hash: Buffer
  merchant_code: string
  provider: SocialProvider
  verifier_sealed: Buffer
  redirect_uri: string
  expires_at: Date
}

interface SocialTicketTable {
  token_hash: Buffer
  merchant_code: string
  provider: SocialProvider
  subject: string
  email: string | null
  expires_at: Date
}

interface UsedTokenTable {
  token_hash: Buffer
  expires_at: Date
}

/** A person's provider account, as reported by the provider. */
export interface SocialPerson {
  provider: SocialProvider
  subject: string
  /** Null if the provider has not verified it. */
  email: string | null
  name: string
}

declare module '../../kit/db.ts' {
  interface Tables {
    social_identity: SocialIdentityTable
    social_login_request: SocialRequestTable
    social_ticket: SocialTicketTable
    used_token: UsedTokenTable
  }
}
