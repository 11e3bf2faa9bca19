import * as z from 'zod/mini'

/** The page's policy forbids making code from text, and even the attempt would be reported. */
export function keepSchemasInterpreted(): void {
  z.config({ jitless: true })
}
