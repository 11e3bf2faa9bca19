const NAME_SHOWN_FROM = 6
const INITIAL_SHOWN_FROM = 4

/**
 * What others at a table may read of a player: `player01` is `pl***1`. A site may tell vendors the name that he logs in
 * with, and that is nobody else's to know. A name that came hidden stays as it is.
 */
export function shownName(name: string): string {
  const letters = Array.from(name)
  if (letters.length >= NAME_SHOWN_FROM) return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
  return letters.length >= INITIAL_SHOWN_FROM ? `${letters[0]}***` : '***'
}
