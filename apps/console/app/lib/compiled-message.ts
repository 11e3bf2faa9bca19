import { compileMessage } from '@lingui/message-utils/compileMessage'

const compiled = new Map<string, ReturnType<typeof compileMessage>>()

/** Compiles an English text of a component, once: catalogues of other languages are compiled by the build. */
export function compiledMessage(message: string): ReturnType<typeof compileMessage> {
  const known = compiled.get(message)
  if (known) return known
  const made = compileMessage(message)
  compiled.set(message, made)
  return made
}
