import { allParts, readMessage } from './message.ts'

/**
 * Returns the names of a message's values and component tags. A translation that lacks a name loses content; an
 * additional name would be shown to users unreplaced. Throws if the message cannot be parsed.
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
