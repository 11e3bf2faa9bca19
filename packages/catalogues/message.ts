/** A message as it is put together: text, values by name, and choices between wordings. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'figure' }
  | (Choice & { kind: 'choice' })

export interface Choice {
  name: string
  type: 'plural' | 'selectordinal' | 'select'
  wordings: Map<string, Part[]>
}

const QUOTED = /'[{}#](?:[^']|'')*'(?!')/uy
const TEXT = /[^{}#']+|''|'/uy
const VALUE = /\{\s*(\w+)\s*\}/uy
const CHOICE = /\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,\s*/uy
const FORM = /\s*(=\d+|\w+)\s*\{/uy
const END = /\s*\}/uy

/**
 * Reads an ICU message as the app will, or throws what is wrong with it. A quote before a brace makes it text, which is
 * how `l'{name}` loses its name. Formats of numbers and dates are not among what we use.
 */
export function readMessage(message: string): Part[] {
  const reader = { message, place: 0 }
  const parts = readParts(reader)
  if (reader.place < message.length) throw new Error(`a brace too many at ${reader.place + 1}`)
  return parts
}

interface Reader {
  readonly message: string
  place: number
}

/** Reads up to the brace that ends it, or to the end. */
function readParts(reader: Reader): Part[] {
  const parts: Part[] = []
  while (reader.place < reader.message.length && reader.message[reader.place] !== '}') parts.push(readPart(reader))
  return parts
}

function readPart(reader: Reader): Part {
  const quoted = take(reader, QUOTED)
  if (quoted) return { kind: 'text', text: quoted[0].slice(1, -1) }
  const text = take(reader, TEXT)
  if (text) return { kind: 'text', text: text[0] }
  if (take(reader, /#/uy)) return { kind: 'figure' }
  const value = take(reader, VALUE)
  if (value) return { kind: 'value', name: value[1] ?? '' }
  const choice = take(reader, CHOICE)
  if (choice) return { kind: 'choice', ...readChoice(reader, choice) }
  throw new Error(`a brace that does not close, or a format we do not use, at ${reader.place + 1}`)
}

function readChoice(reader: Reader, [, name = '', type]: RegExpExecArray): Choice {
  const wordings = new Map<string, Part[]>()
  for (let form = take(reader, FORM); form; form = take(reader, FORM)) {
    wordings.set(form[1] ?? '', readParts(reader))
    expectEnd(reader)
  }
  expectEnd(reader)
  return { name, type: type === 'select' || type === 'selectordinal' ? type : 'plural', wordings }
}

function expectEnd(reader: Reader): void {
  if (!take(reader, END)) throw new Error(`a brace is missing at ${reader.place + 1}`)
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.place
  const found = pattern.exec(reader.message)
  if (found) reader.place += found[0].length
  return found
}

/** Every part, those within choices too. */
export function allParts(parts: Part[]): Part[] {
  return parts.flatMap((part) =>
    part.kind === 'choice' ? [part, ...[...part.wordings.values()].flatMap(allParts)] : [part],
  )
}
