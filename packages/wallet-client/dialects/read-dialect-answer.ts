import { OUTCOME_UNKNOWN, refusalOfCode } from '@ante/contract/launch/dialects/vocabulary.ts'
import type { Dialect } from '@ante/contract/launch/dialects/vocabulary.ts'
import type * as z from 'zod/mini'

import type { Answer } from '../answer.ts'

interface DialectAnswer<Output extends z.ZodMiniType> {
  dialect: Dialect
  output: Output
  content: unknown
  /** Error code in the answer, if any. */
  code: unknown
  /** In the dialect's own format, for a refusal that contains it. */
  balance: string | null
}

/** Parses an answer of a dialect; an unclear code leaves the outcome unknown. */
export function readDialectAnswer<Output extends z.ZodMiniType>(
  answer: DialectAnswer<Output>,
): Answer<z.output<Output>> {
  const { dialect, output, content, code: vendorCode, balance } = answer
  const value = output.safeParse(content)
  if (value.success) return { kind: 'done', value: value.data }
  const code = refusalOfCode(dialect, vendorCode)
  if (code === null) return { kind: 'unknown', problem: 'an answer that violates the contract' }
  if (OUTCOME_UNKNOWN.includes(code)) return { kind: 'unknown', problem: code }
  return { kind: 'refused', code, details: balance === null ? {} : { balance } }
}
