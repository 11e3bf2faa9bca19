import { allParts, readMessage } from './message.ts'

/**
 * Returns the names of a message's values and component tags: a translation without one of them loses content, one with
 * another shows it raw. Throws where the message cannot be parsed.
 */
export function placeholdersOf(message: string): Set<string> {
  const parts = allParts(readMessage(message))
  return new Set(
    parts.flatMap((part) => {
      if (part.kind === 'text') return tagsIn(part.text)
      return part.kind === 'figure' ? [] : [part.name]
    }),
  )
}

const tagsIn = (text: string) => [...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag)
