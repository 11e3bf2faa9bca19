import { allParts, readMessage } from './message.ts'

/**
 * The names that a message's values are put in by, and the tags of its components: a translation that lacks one says
 * less than the original, one that has another shows it raw. Throws where the message cannot be read.
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
