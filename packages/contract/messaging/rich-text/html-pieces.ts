/** A piece of HTML as it was written; comments, declarations and what is no text for readers are left out. */
export type HtmlPiece =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }

/** What stands within these is no text for readers. */
const SILENT = new Set(
  'script style template noscript noembed noframes iframe object svg math title textarea select xmp plaintext'.split(
    ' ',
  ),
)
const TAG_NAME = /[a-z][a-z0-9-]*/iy

/**
 * Cuts HTML into pieces by hand, each character looked at a few times at most: patterns for all of it would take time
 * without end where somebody leaves a quote open on purpose.
 */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  let place = 0
  while (place < html.length) {
    const start = endAt(html, '<', place)
    if (start > place) yield { kind: 'text', text: html.slice(place, start) }
    if (start === html.length) return
    const tag = tagAt(html, start)
    if (tag) {
      yield tag.piece
      place = tag.piece.kind === 'open' && isSilent(tag.piece) ? behindSilence(html, tag) : tag.end
    } else if (/[!?]/.test(html.charAt(start + 1))) {
      place = behindRemark(html, start)
    } else {
      // It opens nothing, so it is text.
      yield { kind: 'text', text: '<' }
      place = start + 1
    }
  }
}

interface Tag {
  piece: Exclude<HtmlPiece, { kind: 'text' }>
  end: number
}

function tagAt(html: string, start: number): Tag | null {
  const closes = html.charAt(start + 1) === '/'
  TAG_NAME.lastIndex = start + (closes ? 2 : 1)
  const name = TAG_NAME.exec(html)?.[0].toLowerCase()
  if (!name) return null
  const from = TAG_NAME.lastIndex
  const end = endOfTag(html, from)
  const attributes = html.slice(from, end)
  return { piece: closes ? { kind: 'close', name } : { kind: 'open', name, attributes }, end: end + 1 }
}

/** The place of its `>`, which stands in no quotes; a tag that does not end goes on to the end of all. */
function endOfTag(html: string, from: number): number {
  let place = from
  while (place < html.length && html.charAt(place) !== '>') {
    const character = html.charAt(place)
    place = character === '"' || character === "'" ? endAt(html, character, place + 1) + 1 : place + 1
  }
  return Math.min(place, html.length)
}

const isSilent = ({ name, attributes }: { name: string; attributes: string }) =>
  SILENT.has(name) && !attributes.endsWith('/')

/** Behind the tag that ends it; one that is never ended silences all the rest. */
function behindSilence(html: string, { piece, end }: Tag): number {
  // A copy in small letters may be longer than the text itself, as `İ` is.
  const closing = new RegExp(`</${piece.name}`, 'gi')
  closing.lastIndex = end
  const found = closing.exec(html)?.index ?? html.length
  return endAt(html, '>', found) + 1
}

function behindRemark(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start)
  return isComment ? endAt(html, '-->', start + 4) + 3 : endAt(html, '>', start) + 1
}

/** Where the first of these stands from a place on; the end of all where there is none. */
function endAt(html: string, sought: string, from: number): number {
  const place = html.indexOf(sought, from)
  return place < 0 ? html.length : place
}
