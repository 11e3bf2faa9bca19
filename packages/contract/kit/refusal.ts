import * as z from 'zod/mini'

import { NoDetails } from './endpoint.ts'

/** Refusals of every endpoint, raised by the gateway's kit and not by the use cases. */
export const commonRefusals = {
  'request.malformed': NoDetails,
  'request.invalid': z.object({ fields: z.array(z.object({ path: z.string(), problem: z.string() })) }),
  'request.too_large': z.object({ limitBytes: z.number() }),
  /** `allowed`: permitted methods of the address. */
  'request.method_not_allowed': z.object({ allowed: z.array(z.string()) }),
  'request.timeout': NoDetails,
  'request.precondition_failed': NoDetails,
  'request.uri_too_long': NoDetails,
  'request.unsupported_media_type': NoDetails,
  'request.range_not_satisfiable': NoDetails,
  'request.expectation_failed': NoDetails,
  'request.headers_too_large': NoDetails,
  'request.too_many': z.object({ retryAfterSeconds: z.number() }),
  'route.not.found': NoDetails,
  'merchant.unknown': NoDetails,
  'merchant.mismatch': NoDetails,
  'merchant.maintenance': z.object({ until: z.nullable(z.string()), message: z.string() }),
  /** The visitor's country, if known. */
  'region.restricted': z.object({ country: z.nullable(z.string()) }),
  'login.not.session': NoDetails,
  'function.not.available': NoDetails,
  'idempotency_key.missing': NoDetails,
  /** The key is not 8 to 80 letters, digits, `-` or `_`. */
  'idempotency_key.malformed': NoDetails,
  'idempotency_key.conflict': NoDetails,
  /** The caller requested the outcome of this call before it arrived, and received `notDone`. */
  'idempotency_key.cancelled': NoDetails,
  /** The call took effect before, but its answer is no longer available. */
  'idempotency_key.used': NoDetails,
  /** A body with secrets was sent in plain over a connection where that is not permitted. */
  'encryption.required': NoDetails,
  /** The sealed body or its header was damaged in transit, or meant for another call. */
  'encryption.unreadable': NoDetails,
  /** The key is not a current key of the gateway: request the current one. */
  'encryption.key.unknown': NoDetails,
  /** Sealed too long ago or in the future, by the gateway's clock (ISO 8601). */
  'encryption.stale': z.object({ serverTime: z.string() }),
  'encryption.repeated': NoDetails,
  'service.unavailable': z.object({ requestId: z.string() }),
  defect: z.object({ requestId: z.string() }),
}

export type CommonRefusalCode = keyof typeof commonRefusals

const statusByCode: Record<string, number> = {
  'request.method_not_allowed': 405,
  'request.timeout': 408,
  'request.precondition_failed': 412,
  'request.uri_too_long': 414,
  'request.unsupported_media_type': 415,
  'request.range_not_satisfiable': 416,
  'request.expectation_failed': 417,
  'request.headers_too_large': 431,
  'request.too_large': 413,
  'request.too_many': 429,
  'route.not.found': 404,
  'merchant.unknown': 404,
  'merchant.maintenance': 503,
  'region.restricted': 451,
  'login.not.session': 401,
  'function.not.available': 403,
  'idempotency_key.conflict': 409,
  'idempotency_key.cancelled': 409,
  'idempotency_key.used': 409,
  'staff.session.ended': 401,
  'staff.csrf.invalid': 403,
  'staff.role.view_only': 403,
  'permission.denied': 403,
  'step_up.required': 403,
  'address.not_allowed': 403,
  'limit.exceeded': 403,
  'approval.own': 403,
  'approval.same_person': 403,
  'approval.subject': 403,
  'staff.account.own': 403,
  /** The requested state transition does not exist. Source: domain handbook 12. */
  ILLEGAL_STATE: 409,
  'service.unavailable': 503,
  'sender.unavailable': 503,
  'social.unavailable': 503,
  'sports.unavailable': 503,
  defect: 500,
}

/** Returns the HTTP status of a refusal: 400 unless its code has another one. */
export function statusOfRefusal(code: string): number {
  if (code in statusByCode) return statusByCode[code] ?? 400
  if (code.endsWith('.not.found')) return 404
  if (code.endsWith('.conflict')) return 409
  return 400
}

/** The envelope of every answer. */
export type Envelope<Value = unknown> =
  | { success: true; value: Value }
  | { success: false; errorCode: string; message: string; value: unknown }
