import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

/** An endpoint's answer, or null where it is not what the contract says. */
export function parsedOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> | null {
  const parsed = endpoint.output.safeParse(value)
  // `OutputOf` is by definition what this schema parses to.
  return parsed.success ? (parsed.data as OutputOf<E>) : null
}

/** An endpoint's input, or null where it is not what the contract asks for. */
export function parsedInput<E extends Endpoint>(endpoint: E, value: unknown): ParsedInputOf<E> | null {
  const parsed = endpoint.input.safeParse(value)
  // `ParsedInputOf` is by definition what this schema parses to.
  return parsed.success ? (parsed.data as ParsedInputOf<E>) : null
}
