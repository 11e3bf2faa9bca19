/** A string, a line end, a bracket or comma, or any other word. */
const TOKEN = /"(?:\\.|[^"\\])*"|[\n[\]{},]|[^\s"[\]{},]+/g
const DEPTH: Record<string, number> = { '[': 1, '{': 1, ']': -1, '}': -1 }

/** Start of a list element. */
interface Element {
  line: number
  start: number
}

/** Returns the line on which each element of a JSON list begins. */
export const linesOfElements = (text: string): number[] => elementsOf(text).map(({ line }) => line)

/**
 * Returns the line of the element that makes a text invalid as a JSON list; the last line if every element is valid.
 */
export function lineOfFault(text: string): number {
  const elements = elementsOf(text)
  const faulty = elements.find(({ start }, index) => {
    const end = elements[index + 1]?.start ?? text.lastIndexOf(']')
    return !isJson(text.slice(start, end < start ? undefined : end).replace(/\s*,\s*$/, ''))
  })
  return faulty?.line ?? text.split('\n').length
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function elementsOf(text: string): Element[] {
  const elements: Element[] = []
  let line = 1
  let depth = 0
  let isNext = true
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    if (token === '\n') {
      line += 1
      continue
    }
    if (depth === 1 && token === ',') isNext = true
    else if (depth === 1 && isNext && token !== ']') {
      elements.push({ line, start })
      isNext = false
    }
    depth += DEPTH[token] ?? 0
  }
  return elements
}
