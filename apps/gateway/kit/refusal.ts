import type { CommonRefusalCode, commonRefusals } from '@ante/contract/kit/refusal.ts'
import type { output } from 'zod/mini'

/** An expected refusal. Use cases throw it; the server sends it in the envelope with the status of its code. */
export class Refused extends Error {
  readonly code: string
  readonly details: unknown

  constructor(code: string, details: unknown) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.details = details
  }
}

/** Creates a refusal of the kit itself. Use cases have a typed `refuse` of their endpoint instead. */
export function commonRefusal<Code extends CommonRefusalCode>(
  code: Code,
  ...[details]: output<(typeof commonRefusals)[Code]> extends Record<string, never>
    ? []
    : [output<(typeof commonRefusals)[Code]>]
): Refused {
  return new Refused(code, details ?? {})
}

/** Returns the refusal that a check throws, or null. For lists of conditions: use cases let it pass. */
export async function refusalIn(check: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await check()
    return null
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
