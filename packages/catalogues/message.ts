/** Part of a parsed message: text, a value by name, or a choice between wordings. */
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
 * Parses an ICU message as the app does; throws on an error. A quote before a brace escapes the brace, so that
 * `l'{name}` has no value. Number and date formats are not supported.
 */
export function readMessage(message: string): Part[] {
  const reader = { message, position: 0 }
  const parts = readParts(reader)
  if (reader.position < message.length) throw new Error(`unexpected closing brace at ${reader.position + 1}`)
  return parts
}

interface Reader {
  readonly message: string
  position: number
}

/** Parses up to the closing brace, or to the end. */
function readParts(reader: Reader): Part[] {
  const parts: Part[] = []
  while (reader.position < reader.message.length && reader.message[reader.position] !== '}')
    parts.push(readPart(reader))
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
  throw new Error(`unclosed brace or unsupported format at ${reader.position + 1}`)
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
  if (!take(reader, END)) throw new Error(`missing closing brace at ${reader.position + 1}`)
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.position
  const match = pattern.exec(reader.message)
  if (match) reader.position += match[0].length
  return match
}

/** Returns every part, including those within choices. */
export function allParts(parts: Part[]): Part[] {
  return parts.flatMap((part) =>
    part.kind === 'choice' ? [part, ...[...part.wordings.values()].flatMap(allParts)] : [part],
  )
}
