import * as z from 'zod/mini'

import { fromWire, toWire } from './wire-names.ts'

/** Access to an endpoint: public, with a member's session, or with a session of staff at the operator console. */
export type Access = 'anyone' | 'member' | 'staff'

/** Use of a permission: request a change, decide about another person's request, make a change, skip the approval. */
export type Right = 'propose' | 'approve' | 'apply' | 'skip'

/** `<capability>.<object>.<action>`; all are listed in `staff/permissions.ts`. */
export type PermissionName = `${string}.${string}.${string}`

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Details of each refusal of an endpoint besides its code; `NoDetails` if there are none. */
export type RefusalDetails = Record<string, z.ZodMiniType>

/**
 * An endpoint between browser and gateway. Its schemas type both sides: the gateway parses `input`, and may answer only
 * `output` or one of `refusals`. OpenAPI is generated from it.
 *
 * `path` may contain `:name` parameters, which are fields of `input`. The other fields are sent as the query of a GET
 * and as the JSON body of any other method. `moduleId` is the merchant's flag of the call: while it is off, the call is
 * refused with `function.not.available`.
 */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Refusals extends RefusalDetails = RefusalDetails,
  Who extends Access = Access,
> {
  summary: string
  method: Method
  path: `/${string}`
  access: Who
  moduleId?: string
  /** Whether a member type may call it, from `memberMay`; other types get `function.not.available`, for any input. */
  may?: (type: number) => boolean
  /** For staff: the permission of the call. If absent, any signed-in staff may call it. */
  permission?: PermissionName
  /** For staff: the right that is needed; `apply` by default, and `propose` or `apply` with an `approval`. */
  right?: Right
  /** For staff: the input field with the amount that the permission's limits apply to. */
  limit?: string
  /** For staff: the guarded action of the call, which may await the decision of another person. */
  approval?: PermissionName
  /** For staff: needs a second factor that is at most five minutes old. */
  stepUp?: boolean
  /** For staff: the answer contains personal data, so a successful call is written to the audit log. */
  personalData?: boolean
  /** For staff: the call does not prolong the session, because the page makes it automatically. */
  isPassive?: boolean
  /** True if a repeated call must not repeat its effect: the call then carries an `Idempotency-Key`. */
  idempotencyKey?: boolean
  /** The call moves the member's money, or begins a payment. The app then says in a failure what happened to the money. */
  movesMoney?: boolean
  /**
   * The answer is about the member's own balances, payments, bets or rewards. If the page cannot be loaded, the app then
   * says that the money is safe.
   */
  showsMoney?: boolean
  /** Available also while the merchant is closed, and to visitors from restricted countries. */
  whileClosed?: boolean
  /** The body contains secrets, so browsers encrypt it for the gateway only: see `sealed.ts`. */
  sealed?: boolean
  /** For a body that is a JSON array: name of the input field that contains it. */
  list?: string
  input: Input
  output: Output
  refusals: Refusals
  /** Conversion to and from the wire's field names: see `wire-names.ts`. */
  wire: Wire
}

interface Wire {
  /** Returns the input with the wire's field names, to be sent. */
  input(value: unknown): unknown
  /** Returns a received answer with standard field names, to be parsed by `output`. */
  output(value: unknown): unknown
  /** Returns the received details of a refusal with standard field names, to be parsed by its schema. */
  details(code: string, value: unknown): unknown
}

/** Declares an endpoint, and preserves the exact types of its schemas and its access. */
export function endpoint<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Who extends Access,
  Refusals extends RefusalDetails = Record<never, never>,
>(
  declared: Omit<Endpoint<Input, Output, Refusals, Who>, 'refusals' | 'wire'> & { refusals?: Refusals },
): Endpoint<Input, Output, Refusals, Who> {
  const refusals = declared.refusals ?? ({} as Refusals)
  const wire: Wire = {
    input: (value) => toWire(declared.input, value),
    output: (value) => fromWire(declared.output, value),
    details: (code, value) => (refusals[code] ? fromWire(refusals[code], value) : value),
  }
  return { ...declared, refusals, wire }
}

/** Input as passed by the caller. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** Input as received by the gateway's use case: parsed, with defaults. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>
export type RefusalCodeOf<E extends Endpoint> = Extract<keyof E['refusals'], string>
export type RefusalDetailsOf<E extends Endpoint, Code extends RefusalCodeOf<E>> = z.output<E['refusals'][Code]>

export const Nothing = z.object({})
/** Details of a refusal that has only a code. */
export const NoDetails = z.object({})
