import * as z from 'zod/mini'

/** Who may call: everybody, or only somebody with a session. */
export type Access = 'anyone' | 'member'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What each refusal of an endpoint tells besides its code; `NoDetails` where the code says all. */
export type RefusalDetails = Record<string, z.ZodMiniType>

/**
 * One call between browser and gateway. It types both sides: the gateway parses `input` and may answer only `output`
 * or one of `refusals`; the web's `call()` takes the one and gives the other. OpenAPI is made from it.
 *
 * `path` may hold `:name` parameters, which are fields of `input`. The rest of `input` travels as the query of a GET
 * and as the JSON body of everything else. `moduleId` is the merchant's switch for the call: off means
 * `function.not.available`.
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
  /** Which kinds of member may call it, of `memberMay`; to the others it is `function.not.available`, whatever they ask. */
  may?: (type: number) => boolean
  /** True where repeating the call must not repeat its effect: the call then carries an `Idempotency-Key`. */
  idempotencyKey?: boolean
  /** Answers also while the merchant is closed, and to visitors whose country may not use the site. */
  whileClosed?: boolean
  /** Its body holds secrets, so browsers seal it for the gateway alone: see `sealed.ts`. */
  sealed?: boolean
  /** The field that a body is which comes as a list alone. */
  list?: string
  input: Input
  output: Output
  refusals: Refusals
}

/** Declares an endpoint; the types of its schemas, and who may call it, are kept. */
export function endpoint<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Who extends Access,
  Refusals extends RefusalDetails = Record<never, never>,
>(
  declared: Omit<Endpoint<Input, Output, Refusals, Who>, 'refusals'> & { refusals?: Refusals },
): Endpoint<Input, Output, Refusals, Who> {
  return { ...declared, refusals: declared.refusals ?? ({} as Refusals) }
}

/** What the caller passes. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the gateway's use case gets: parsed, with defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>
export type RefusalCodeOf<E extends Endpoint> = Extract<keyof E['refusals'], string>
export type RefusalDetailsOf<E extends Endpoint, Code extends RefusalCodeOf<E>> = z.output<E['refusals'][Code]>

export const Nothing = z.object({})
/** The details of a refusal whose code says all. */
export const NoDetails = z.object({})
