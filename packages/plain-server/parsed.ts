import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

/** Returns an endpoint's answer, or null if it does not match the contract. */
export function parsedOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> | null {
  const parsed = endpoint.output.safeParse(value)
  // `OutputOf` is by definition the output type of this schema.
  return parsed.success ? (parsed.data as OutputOf<E>) : null
}

/** Returns an endpoint's input, or null if it does not match the contract. */
export function parsedInput<E extends Endpoint>(endpoint: E, value: unknown): ParsedInputOf<E> | null {
  const parsed = endpoint.input.safeParse(value)
  // `ParsedInputOf` is by definition the output type of this schema.
  return parsed.success ? (parsed.data as ParsedInputOf<E>) : null
}
