import * as z from 'zod/mini'

import { NoDetails } from './endpoint.ts'

/** Refusals that any endpoint may answer; the gateway's kit raises them, not the use cases. */
export const commonRefusals = {
  'request.malformed': NoDetails,
  'request.invalid': z.object({ fields: z.array(z.object({ path: z.string(), problem: z.string() })) }),
  'request.too_large': z.object({ limitBytes: z.number() }),
  /** The other methods of this address. */
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
  /** The visitor's country, where it is known. */
  'region.restricted': z.object({ country: z.nullable(z.string()) }),
  'login.not.session': NoDetails,
  'function.not.available': NoDetails,
  'idempotency_key.missing': NoDetails,
  /** It is there, but not 8 to 80 letters, digits, `-` or `_`. */
  'idempotency_key.malformed': NoDetails,
  'idempotency_key.conflict': NoDetails,
  /** The caller asked for the outcome of this call before it arrived, and was told that it did not take effect. */
  'idempotency_key.cancelled': NoDetails,
  /** The call took effect before; this repetition of it would be refused, so its answer cannot be given again. */
  'idempotency_key.used': NoDetails,
  /** A body with secrets came unsealed, over a line where that is not allowed. */
  'encryption.required': NoDetails,
  /** The sealed body or its header was damaged on its way, or meant for another call. */
  'encryption.unreadable': NoDetails,
  /** The key is not, or no longer, the gateway's: ask for it anew. */
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
  /** The way from where it is to where it should go does not exist. Source: domain handbook 12. */
  ILLEGAL_STATE: 409,
  'service.unavailable': 503,
  'sender.unavailable': 503,
  'social.unavailable': 503,
  defect: 500,
}

/** The HTTP status a refusal travels with: 400 unless its kind has a status of its own. */
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
