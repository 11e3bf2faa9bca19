/** A piece of a message: text, or a link. */
export interface TextPiece {
  /** Offset in the message. */
  at: number
  text: string
  href?: string
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** Punctuation at the end of a sentence is not part of a URL. */
const END = /[.,;:!?)\]}»”’]+$/

/** Splits a text into plain text and URLs. Only web URLs become links, and the link text is the URL itself. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const href = match[0].replace(END, '')
    if (!isAddress(href)) continue
    if (match.index > from) pieces.push({ at: from, text: text.slice(from, match.index) })
    pieces.push({ at: match.index, text: href, href })
    from = match.index + href.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) })
  return pieces
}

/** A URL with credentials, which can disguise its target, is not a link. */
function isAddress(text: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && username === '' && password === '' && hostname !== ''
  } catch {
    return false
  }
}
