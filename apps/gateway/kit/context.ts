import type { Device } from '@ante/contract/kit/headers.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

/** Who asks, as far as the kit must know to let him through. */
export interface CallContext {
  requestId: string
  ip: string
  device: Device
  language: Language
  /** Where the caller seems to be, ISO 3166 alpha-2, if anybody knows. */
  country: string | null
  /** The merchant whose site is open, by host. */
  merchantCode: string
  idempotencyKey: string | null
  member: SignedIn | null
}

export interface SignedIn {
  memberId: string
  /** The merchant that the member belongs to: the site's own, or its trial merchant. */
  merchantCode: string
  account: string
  type: number
  currency: string
  token: string
}

/** The context of a call that only a member gets through to. */
export type MemberContext = CallContext & { member: SignedIn }
