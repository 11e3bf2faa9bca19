import type { Part } from './pattern-parts.ts'

/** Takes a character and goes on, or goes on without one: at an edge of the text, or by each of its ways. */
type State =
  | { kind: 'one'; accepts(character: string): boolean; next: State }
  | { kind: 'edge'; at: 'start' | 'end'; next: State }
  | { kind: 'ways'; ways: State[] }
  | { kind: 'end' }

/** No sane rule for a name is larger; a repetition of thousands is none. */
const MOST_STATES = 4_000

/** Whether characters from the first on are a match, up to the last one or to anywhere. */
export type Machine = (characters: readonly string[], upTo: 'end' | 'anywhere') => boolean

/**
 * Looks at each character once, in all the states that the ones before may have led to. So no pattern and no text keep it
 * busy, as they can keep the engine of the language, which goes back and tries again. Null for a pattern of too many states.
 */
export function machineOf(part: Part): Machine | null {
  const states = new States()
  const end: State = { kind: 'end' }
  const start = states.before(part, end)
  if (!start) return null
  return (characters, upTo) => {
    let now = reached([start], 0, characters.length)
    for (const [index, character] of characters.entries()) {
      if (upTo === 'anywhere' && now.has(end)) return true
      const next = [...now].flatMap((state) => (state.kind === 'one' && state.accepts(character) ? [state.next] : []))
      now = reached(next, index + 1, characters.length)
      if (now.size === 0) return false
    }
    return now.has(end)
  }
}

/** The states that need no character to be reached from these. */
function reached(from: State[], at: number, length: number): Set<State> {
  const found = new Set<State>()
  const open = [...from]
  for (let state = open.pop(); state; state = open.pop()) {
    if (found.has(state)) continue
    found.add(state)
    if (state.kind === 'ways') open.push(...state.ways)
    if (state.kind === 'edge' && at === (state.at === 'start' ? 0 : length)) open.push(state.next)
  }
  return found
}

class States {
  #count = 0

  /** The state from which the part leads to the next one; null once there are too many. */
  before(part: Part, next: State): State | null {
    this.#count += 1
    if (this.#count > MOST_STATES) return null
    if (part.kind === 'one' || part.kind === 'edge') return { ...part, next }
    if (part.kind === 'row') return this.#inRow(part.parts, next)
    if (part.kind === 'many') return this.#many(part, next)
    const ways = part.ways.map((way) => this.before(way, next))
    return allOf(ways) && { kind: 'ways', ways: allOf(ways) ?? [] }
  }

  #inRow(parts: Part[], end: State): State | null {
    return parts.reduceRight<State | null>((next, part) => next && this.before(part, next), end)
  }

  #many({ part, least, most }: Extract<Part, { kind: 'many' }>, end: State): State | null {
    if (least > MOST_STATES || (most !== Infinity && most > MOST_STATES)) return null
    let next: State | null = most === Infinity ? this.#endless(part, end) : end
    for (let rest = most === Infinity ? 0 : most - least; next && rest > 0; rest--) {
      const once = this.before(part, next)
      next = once && { kind: 'ways', ways: [once, end] }
    }
    for (let rest = least; next && rest > 0; rest--) next = this.before(part, next)
    return next
  }

  #endless(part: Part, end: State): State | null {
    const loop: State = { kind: 'ways', ways: [end] }
    const once = this.before(part, loop)
    if (once) loop.ways.push(once)
    return once && loop
  }
}

function allOf(states: (State | null)[]): State[] | null {
  const all = states.filter((state) => state !== null)
  return all.length === states.length ? all : null
}
