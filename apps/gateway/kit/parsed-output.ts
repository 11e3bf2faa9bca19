import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'

/** An endpoint's answer as another server has given it, or null where it is not what the contract says. */
export function parsedOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> | null {
  const parsed = endpoint.output.safeParse(value)
  // `OutputOf` is by definition what this schema parses to.
  return parsed.success ? (parsed.data as OutputOf<E>) : null
}
