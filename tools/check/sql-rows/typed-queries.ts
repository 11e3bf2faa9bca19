/** A raw query whose rows have a declared type: sql<Row>`select …`. */
export interface TypedQuery {
  /** Properties of the row's type. */
  properties: string[]
  /** Text of the query, with its interpolations. */
  query: string
}

const OPENING = 'sql<'
const DECLARATION = /(?:interface (\w+)|type (\w+) =) \{/g

/**
 * Returns the typed raw queries of a source file. The row type is written inline, or declared in the same file, or
 * declared under a unique name in another file.
 */
export function typedQueries(
  source: string,
  importedBodies: ReadonlyMap<string, string | null> = new Map(),
): TypedQuery[] {
  const bodies = new Map([...importedBodies, ...declaredBodies(source)])
  const found: TypedQuery[] = []
  for (let at = source.indexOf(OPENING); at >= 0; at = source.indexOf(OPENING, at + 1)) {
    const typeEnd = endOf(source, at + OPENING.length, '<', '>')
    if (source[typeEnd] !== '`') continue
    const type = source.slice(at + OPENING.length, typeEnd - 1).trim()
    found.push({
      properties: propertiesOf(type, bodies),
      query: source.slice(typeEnd + 1, templateEnd(source, typeEnd + 1)),
    })
  }
  return found
}

/** Returns the properties that the query does not name: its rows cannot have them. */
export function unnamedProperties({ properties, query }: TypedQuery): string[] {
  // A list with an interpolation, or of all columns, may have any names.
  const lists = [...query.matchAll(/\bselect\b(.*?)\bfrom\b/gs)].map(([, list]) => list ?? '')
  if (query.trimStart().startsWith('${') || lists.some((list) => /\$\{|\*/.test(list))) return []
  return properties.filter((name) => !new RegExp(`\\b${name}\\b`).test(query))
}

function propertiesOf(type: string, bodies: ReadonlyMap<string, string | null>): string[] {
  return type.split('&').flatMap((part) => {
    const name = part.trim()
    const declared = /^\w+$/.test(name) ? (bodies.get(name) ?? '') : name.replace(/^\{|\}$/g, '')
    const flat = declared.replace(/\/\*.*?\*\//gs, '').replace(/\{[^{}]*\}/g, '')
    return [...flat.matchAll(/(?:^|[;\n])\s*(\w+)\??\s*:/g)].map(([, property]) => property ?? '')
  })
}

/** Returns the texts between the braces of interfaces and types, by name; null for a name declared more than once. */
export function declaredBodies(source: string): Map<string, string | null> {
  const bodies = new Map<string, string | null>()
  for (const { 0: opening, 1: ofInterface, 2: ofType, index } of source.matchAll(DECLARATION)) {
    const name = ofInterface ?? ofType ?? ''
    const start = index + opening.length
    bodies.set(name, bodies.has(name) ? null : source.slice(start, endOf(source, start, '{', '}') - 1))
  }
  return bodies
}

/** Returns the position after the bracket that closes the one before `from`. */
function endOf(source: string, from: number, open: string, close: string): number {
  let depth = 1
  let at = from
  for (; at < source.length && depth > 0; at += 1) {
    if (source[at] === open) depth += 1
    else if (source[at] === close && source[at - 1] !== '=') depth -= 1
  }
  return at
}

/** Returns the position of the back quote that ends the template, after its interpolations. */
function templateEnd(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at += 1) {
    if (source.startsWith('${', at)) depth += 1
    else if (source[at] === '}' && depth > 0) depth -= 1
    else if (source[at] === '`' && depth === 0) return at
  }
  return source.length
}
