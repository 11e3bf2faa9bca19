import * as z from 'zod/mini'

/** The page's content security policy forbids code generation from text, and even the attempt would be reported. */
export function disableSchemaCompilation(): void {
  z.config({ jitless: true })
}
