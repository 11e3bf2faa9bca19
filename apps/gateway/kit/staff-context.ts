import type { Endpoint, Right } from '@ante/contract/kit/endpoint.ts'
import type { FastifyRequest } from 'fastify'

import type { Db } from './db.ts'

/** Account that makes a call at the operator console or a command. */
export interface StaffActor {
  /** Null for the system operator, who works on the command line before the first owner exists. */
  staffId: bigint | null
  /** Mail of the account. */
  name: string
  sessionId: string | null
  ip: string | null
  requestId: string | null
  /** Codes of the roles that grant the right of the call. */
  role: string | null
}

/** A right that the caller has for the merchant of the call, with the highest limit of all roles; null is unlimited. */
export interface HeldRight {
  permission: string
  right: Right
  perDecision: bigint | null
  perDay: bigint | null
}

/** What a change writes to the audit log besides the actor. */
export interface AuditedChange {
  /** `<capability>.<object>.<action>`, or the name of a command. */
  action: string
  /** Merchant of the changed record; by default that of the call. */
  merchantCode?: string | null
  /** Vendor of a change that applies at every site which offers the vendor's games. */
  vendor?: string | null
  /** For example `staff:ana@example.com` or `member:player01`. */
  object: string
  reason?: string | null
  before?: unknown
  after?: unknown
  warnings?: string[]
  /** Mail of the person who approved a guarded change. */
  approver?: string
  changeRequestId?: bigint
  result?: 'done' | 'read' | 'exported'
}

/** Context of an admitted call of staff. */
export interface StaffContext {
  requestId: string
  ip: string
  userAgent: string
  /** Null for the platform. */
  merchantCode: string | null
  staff: StaffActor & { staffId: bigint; sessionId: string }
  held: readonly HeldRight[]
  /**
   * Writes an entry of the audit log in the transaction of the change. Throws if the session has ended or the right was
   * removed since the call was admitted: the transaction then changes nothing.
   */
  audit(tx: Db, change: AuditedChange): Promise<void>
}

/** An admitted call, with functions that record its outcome in the audit log. */
export interface AdmittedCall {
  context: StaffContext
  isAudited(): boolean
  /** Records that personal data was read. */
  recordRead(input: unknown): Promise<void>
  /** Records that the call was refused after it was admitted. */
  recordRefusal(code: string, input: unknown): Promise<void>
}

/** Authenticates and authorises calls of staff. The capability `staff` implements it. */
export interface StaffGate {
  /** Refuses with a code of `staffRefusals`; refusals of known accounts are written to the audit log. */
  admit(endpoint: Endpoint, request: FastifyRequest): Promise<AdmittedCall>
}
