import type { IncomingHttpHeaders } from 'node:http'

import type { Dialect, DialectRefusalCode } from '@ante/contract/launch/dialects/vocabulary.ts'
import type * as z from 'zod/mini'

import type { VendorKey } from '../../vendor-keys.ts'
import type { VendorPorts } from '../vendor-ports.ts'

/** A raw call: nothing in it may be trusted before its signature is verified. */
export interface SignedRequest {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Reason of a refusal, and data that may be returned with it. */
export interface Refusal {
  code: DialectRefusalCode
  /** The player's balance in 1/10,000, if it was too low. */
  balance: bigint | null
  /** The parsed content, if any. */
  input: unknown
}

/** The calling vendor, and the ports with which its calls are handled. */
export interface DialectContext {
  vendor: string
  ports: VendorPorts
}

export interface DialectCall {
  path: string
  /** All permitted fields. */
  fields: readonly string[]
  /** Handles the call; returns null if the content does not match the call's schema. */
  answer(values: unknown, context: DialectContext): Promise<object> | null
}

/**
 * A dialect of the seamless wallet: signatures, parsing and answers. The effect of calls is the same in all dialects.
 */
export interface DialectDefinition {
  name: Dialect
  /** Whether the call was signed with this key. Without a key the result is false, after the same time. */
  isSigned(signed: SignedRequest, key: VendorKey | null): boolean
  /** Parses the bytes; throws if they are invalid. */
  read(body: Buffer): unknown
  calls: DialectCall[]
  /** Returns a refusal in the dialect's format. */
  refuse(refusal: Refusal): { status: number; body: object }
}

interface Declared<Input extends z.ZodMiniObject, Output extends z.ZodMiniType> {
  path: string
  input: Input
  output: Output
}

/** Binds `useCase` to a declared call. */
export function dialectCall<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  { path, input }: Declared<Input, Output>,
  useCase: (input: z.output<Input>, context: DialectContext) => Promise<z.input<Output> & object>,
): DialectCall {
  return {
    path,
    fields: Object.keys(input.shape),
    answer: (values, context) => {
      const parsed = input.safeParse(values)
      return parsed.success ? useCase(parsed.data, context) : null
    },
  }
}
