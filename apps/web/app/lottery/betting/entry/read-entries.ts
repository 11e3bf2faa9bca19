import { readLine } from './read-typed.ts'
import type { TypedEntries, TypedForm } from './read-typed.ts'
import { cutAfter } from './typed-signs.ts'

/** Number of characters that are parsed before yielding to the browser for rendering and input. */
const SLICE = 40_000
/** Maximum length of an entry with its amount and spaces. A longer text without separators may be cut anywhere. */
const MAX_ENTRY_LENGTH = 100

export const NO_ENTRIES: TypedEntries = { valid: [], invalid: [], invalidCount: 0, duplicates: 0 }

/** Waits until pending browser tasks have run. */
const yieldToBrowser = () => new Promise<void>((done) => setTimeout(done))

/** Parses a text of any length in slices. Returns null if `stop` ends it, because the result is no longer needed. */
export async function readEntries(text: string, form: TypedForm, stop: () => boolean): Promise<TypedEntries | null> {
  const entries: TypedEntries = { valid: [], invalid: [], invalidCount: 0, duplicates: 0 }
  const reading = { form, entries, seen: new Set<string>() }
  let [line, since] = [0, 0]
  for (const item of linesOf(text)) {
    if (item.begins) line += 1
    readLine(item.text, line, reading)
    since += item.text.length + 1
    if (since < SLICE) continue
    since = 0
    await yieldToBrowser()
    if (stop()) return null
  }
  return entries
}

/** Yields lines; a line longer than a slice is yielded in pieces that end between two entries. */
function* linesOf(text: string): Generator<{ text: string; begins: boolean }> {
  for (let from = 0; from <= text.length;) {
    const lineEnd = text.indexOf('\n', from)
    const end = lineEnd < 0 ? text.length : lineEnd
    yield* piecesOf(text.slice(from, end))
    from = end + 1
  }
}

function* piecesOf(line: string): Generator<{ text: string; begins: boolean }> {
  let from = 0
  while (line.length - from > SLICE) {
    const end = cutAfter(line, from + SLICE, MAX_ENTRY_LENGTH)
    if (end < 0) break
    yield { text: line.slice(from, end), begins: from === 0 }
    from = end + 1
  }
  yield { text: line.slice(from), begins: from === 0 }
}
