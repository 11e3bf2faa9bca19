import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'

/** Parses an endpoint's answer from another server; returns null if it does not match the contract. */
export function parsedOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> | null {
  const parsed = endpoint.output.safeParse(endpoint.wire.output(value))
  // `OutputOf` is defined as the result type of this schema.
  return parsed.success ? (parsed.data as OutputOf<E>) : null
}
