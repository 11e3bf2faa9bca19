import type { Endpoint, OutputOf, ParsedInputOf } from './endpoint.ts'
import { fromWire } from './wire-names.ts'

/** Returns an endpoint's answer as received from the wire, or null if it does not match the contract. */
export function parsedOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> | null {
  const parsed = endpoint.output.safeParse(endpoint.wire.output(value))
  // `OutputOf` is by definition the output type of this schema.
  return parsed.success ? (parsed.data as OutputOf<E>) : null
}

/** Like `parsedOutput`; throws for an answer that does not match the contract. */
export function requireOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> {
  const output = parsedOutput(endpoint, value)
  if (output === null) throw new Error(`${endpoint.path}: an answer that does not match the contract`)
  return output
}

/** Returns an endpoint's input as received from the wire, or null if it does not match the contract. */
export function parsedInput<E extends Endpoint>(endpoint: E, value: unknown): ParsedInputOf<E> | null {
  const parsed = endpoint.input.safeParse(fromWire(endpoint.input, value))
  // `ParsedInputOf` is by definition the output type of this schema.
  return parsed.success ? (parsed.data as ParsedInputOf<E>) : null
}
