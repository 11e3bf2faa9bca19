/**
 * The names that a message's values are put in by, and the tags of its components: a translation that lacks one says
 * less than the original, one that has another shows it raw. Reads ICU messages, with plurals inside plurals.
 */
export function placeholdersOf(message: string): Set<string> {
  const found = new Set([...message.matchAll(/<(\d+)\/?>/g)].map(([, tag]) => `<${tag}>`))
  readText(message, 0, found)
  return found
}

/** Reads text up to the brace that ends it; gives the place behind it. */
function readText(message: string, from: number, found: Set<string>): number {
  let place = from
  while (place < message.length && message[place] !== '}') {
    place = message[place] === '{' ? readArgument(message, place + 1, found) : place + 1
  }
  return place + 1
}

/** Reads `name}` or `name, plural, one {…} other {…}}`. */
function readArgument(message: string, from: number, found: Set<string>): number {
  const name = /^\s*(\w+)/.exec(message.slice(from))?.[1]
  if (name) found.add(name)
  let place = from
  while (place < message.length && message[place] !== '}') {
    place = message[place] === '{' ? readText(message, place + 1, found) : place + 1
  }
  return place + 1
}
