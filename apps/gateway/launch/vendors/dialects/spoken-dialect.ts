import type { IncomingHttpHeaders } from 'node:http'

import type { Dialect, SpokenRefusal } from '@ante/contract/launch/dialects/vocabulary.ts'
import type * as z from 'zod/mini'

import type { VendorKey } from '../../vendor-keys.ts'
import type { VendorPorts } from '../vendor-ports.ts'

/** A call as it came: nothing of it may be believed before its signature. */
export interface Signed {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Why a call was refused, and what may be told beside it. */
export interface Refusal {
  code: SpokenRefusal
  /** What the player has, in 1/10,000, where that was too little. */
  balance: bigint | null
  /** What was said, as far as it could be read. */
  said: unknown
}

/** Who calls, and what answers him. */
export interface Turn {
  vendor: string
  ports: VendorPorts
}

export interface SpokenCall {
  path: string
  /** All that it may say. */
  fields: readonly string[]
  /** Null where what was said is not what the call takes. */
  answer(said: unknown, turn: Turn): Promise<object> | null
}

/** A dialect of the seamless wallet: how it signs, reads and answers. What the calls do is the same in all. */
export interface SpokenDialect {
  name: Dialect
  /** Whether this call was signed by this key; null is nobody's, and takes as long. */
  isSigned(signed: Signed, key: VendorKey | null): boolean
  /** What the bytes say; throws where they say nothing. */
  read(body: Buffer): unknown
  calls: SpokenCall[]
  /** A refusal in its words. */
  refuse(refusal: Refusal): { status: number; body: object }
}

interface Declared<Input extends z.ZodMiniObject, Output extends z.ZodMiniType> {
  path: string
  input: Input
  output: Output
}

/** Lets `useCase` answer a declared call. */
export function spoken<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  { path, input }: Declared<Input, Output>,
  useCase: (said: z.output<Input>, turn: Turn) => Promise<z.input<Output> & object>,
): SpokenCall {
  return {
    path,
    fields: Object.keys(input.shape),
    answer: (said, turn) => {
      const parsed = input.safeParse(said)
      return parsed.success ? useCase(parsed.data, turn) : null
    },
  }
}
