import { readLine } from './read-typed.ts'
import type { TypedEntries, TypedForm } from './read-typed.ts'
import { cutAfter } from './typed-signs.ts'

/** After so many characters the browser may draw and take a key before more are read. */
const SLICE = 40_000
/** With its amount and spaces: a text is cut between two entries as long as there is a sign that parts them. */
const LONGEST_ENTRY = 100

export const NO_ENTRIES: TypedEntries = { good: [], wrong: [], wrongCount: 0, duplicates: 0 }

/** Lets the browser do what waits. */
const breathe = () => new Promise<void>((done) => setTimeout(done))

/** Reads a text of any length, a slice at a time; null once `stop` says that nobody wants it any more. */
export async function readEntries(text: string, form: TypedForm, stop: () => boolean): Promise<TypedEntries | null> {
  const entries: TypedEntries = { good: [], wrong: [], wrongCount: 0, duplicates: 0 }
  const reading = { form, entries, seen: new Set<string>() }
  let [line, since] = [0, 0]
  for (const one of linesOf(text)) {
    if (one.begins) line += 1
    readLine(one.text, line, reading)
    since += one.text.length + 1
    if (since < SLICE) continue
    since = 0
    await breathe()
    if (stop()) return null
  }
  return entries
}

/** Lines, those of more than a slice in pieces that end between two entries. */
function* linesOf(text: string): Generator<{ text: string; begins: boolean }> {
  for (let from = 0; from <= text.length;) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    yield* piecesOf(text.slice(from, end))
    from = end + 1
  }
}

function* piecesOf(line: string): Generator<{ text: string; begins: boolean }> {
  let from = 0
  while (line.length - from > SLICE) {
    const end = cutAfter(line, from + SLICE, LONGEST_ENTRY)
    if (end < 0) break
    yield { text: line.slice(from, end), begins: from === 0 }
    from = end + 1
  }
  yield { text: line.slice(from), begins: from === 0 }
}
