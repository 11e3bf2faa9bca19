import type { Device } from '@ante/contract/kit/headers.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

/** Caller data that the kit needs for authorisation. */
export interface CallContext {
  requestId: string
  ip: string
  device: Device
  language: Language
  /** Country of the caller, ISO 3166 alpha-2, if known. */
  country: string | null
  /** Merchant of the site, by host. */
  merchantCode: string
  idempotencyKey: string | null
  member: SignedIn | null
}

export interface SignedIn {
  memberId: string
  /** Merchant of the member: the site's own, or its trial merchant. */
  merchantCode: string
  account: string
  type: number
  currency: string
  token: string
}

/** Context of a call that requires a member. */
export type MemberContext = CallContext & { member: SignedIn }
