/** A piece of what somebody wrote: words, or an address that can be opened. */
export interface TextPiece {
  /** Where it begins. */
  at: number
  text: string
  href?: string
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** What ends a sentence belongs to no address. */
const END = /[.,;:!?)\]}»”’]+$/

/**
 * Tells the addresses in a text from its words. Only those of web pages are any; what they are called is what they are.
 */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const found of text.matchAll(ADDRESS)) {
    const href = found[0].replace(END, '')
    if (!isAddress(href)) continue
    if (found.index > from) pieces.push({ at: from, text: text.slice(from, found.index) })
    pieces.push({ at: found.index, text: href, href })
    from = found.index + href.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) })
  return pieces
}

/** One that hides where it leads behind a name and a password is none. */
function isAddress(text: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && username === '' && password === '' && hostname !== ''
  } catch {
    return false
  }
}
