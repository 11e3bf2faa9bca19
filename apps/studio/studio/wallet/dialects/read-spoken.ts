import { OUTCOME_UNKNOWN, refusalNamed } from '@ante/contract/launch/dialects/vocabulary.ts'
import type { Dialect } from '@ante/contract/launch/dialects/vocabulary.ts'
import type * as z from 'zod/mini'

import type { Answer } from '../answer.ts'

interface Spoken<Output extends z.ZodMiniType> {
  dialect: Dialect
  output: Output
  said: unknown
  /** What the answer says was the matter, where it does. */
  word: unknown
  /** In the dialect's own form, of a refusal that tells it. */
  balance: string | null
}

/** An answer as its dialect declares it; a word that says nothing certain leaves the outcome open. */
export function readSpoken<Output extends z.ZodMiniType>(spoken: Spoken<Output>): Answer<z.output<Output>> {
  const { dialect, output, said, word, balance } = spoken
  const value = output.safeParse(said)
  if (value.success) return { kind: 'done', value: value.data }
  const code = refusalNamed(dialect, word)
  if (code === null) return { kind: 'unknown', problem: 'an answer that does not keep the contract' }
  if (OUTCOME_UNKNOWN.includes(code)) return { kind: 'unknown', problem: code }
  return { kind: 'refused', code, details: balance === null ? {} : { balance } }
}
