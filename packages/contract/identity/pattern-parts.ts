/** A pattern, taken apart. What stands for one character is asked of the engine, one character at a time. */
export type Part =
  | { kind: 'one'; accepts(character: string): boolean }
  | { kind: 'edge'; at: 'start' | 'end' }
  | { kind: 'row'; parts: Part[] }
  | { kind: 'either'; ways: Part[] }
  | { kind: 'many'; part: Part; least: number; most: number }

/** What has to follow the place where it stands, or must not. */
interface Ahead {
  wanted: boolean
  part: Part
}

export interface Parts {
  aheads: Ahead[]
  whole: Part
}

/** One character, as itself, as a class, or by an escape that is no reference and no word's edge. */
const ONE =
  /\.|\[(?:[^\]\\]|\\[^])*\]|\\(?:[pP]\{[\w=]+\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[dDwWsSnrtfv]|[^a-zA-Z0-9])|[^\\^$.*+?()[\]{}|]/y
const ONE_UNICODE = new RegExp(ONE.source, 'uy')
const TIMES = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y
const AHEAD = /\(\?[=!]/y
/** The whole text is matched, so a start is where it looks ahead from anyhow. */
const BEFORE_AHEAD = /\^?(?=\(\?[=!])/y
const GROUP = /\((?:\?:|(?!\?))/y
const EDGE = /[$^]/y

/** The parts of a pattern that compiles; null where it refers back or looks behind, or ahead but at its beginning. */
export function partsOf(pattern: string, unicode: boolean): Parts | null {
  const reader = new Reader(pattern, unicode)
  const parts = reader.all()
  return reader.isAtEnd() ? parts : null
}

class Reader {
  readonly #pattern: string
  readonly #unicode: boolean
  #at = 0

  constructor(pattern: string, unicode: boolean) {
    this.#pattern = pattern
    this.#unicode = unicode
  }

  isAtEnd(): boolean {
    return this.#at === this.#pattern.length
  }

  all(): Parts {
    const aheads: Ahead[] = []
    while (this.#take(BEFORE_AHEAD)) {
      const wanted = this.#take(AHEAD)?.[0] === '(?='
      aheads.push({ wanted, part: this.#closed() })
    }
    const whole = this.#either()
    // With several ways, what looks ahead would look for the first of them alone.
    return { aheads, whole: aheads.length > 0 && whole.kind === 'either' ? this.#stuck() : whole }
  }

  #either(): Part {
    const ways = [this.#row()]
    while (this.#pattern[this.#at] === '|') {
      this.#at += 1
      ways.push(this.#row())
    }
    const [only] = ways
    return ways.length === 1 && only ? only : { kind: 'either', ways }
  }

  #row(): Part {
    const parts: Part[] = []
    for (let part = this.#piece(); part; part = this.#piece()) parts.push(part)
    return { kind: 'row', parts }
  }

  #piece(): Part | null {
    const edge = this.#take(EDGE)
    if (edge) return { kind: 'edge', at: edge[0] === '^' ? 'start' : 'end' }
    const part = this.#take(GROUP) ? this.#closed() : this.#one()
    const times = part && this.#take(TIMES)
    return part && times ? { kind: 'many', part, ...countOf(times) } : part
  }

  #one(): Part | null {
    const found = this.#take(this.#unicode ? ONE_UNICODE : ONE)
    if (!found) return null
    const one = new RegExp(`^${found[0]}$`, this.#unicode ? 'u' : '')
    const known = new Map<string, boolean>()
    const accepts = (character: string) => {
      const accepted = known.get(character) ?? one.test(character)
      known.set(character, accepted)
      return accepted
    }
    return { kind: 'one', accepts }
  }

  #closed(): Part {
    const inside = this.#either()
    if (this.#pattern[this.#at] !== ')') return this.#stuck()
    this.#at += 1
    return inside
  }

  /** Never at the end again: the pattern is none that can be taken apart. */
  #stuck(): Part {
    this.#at = Infinity
    return { kind: 'row', parts: [] }
  }

  #take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = Math.min(this.#at, this.#pattern.length + 1)
    const found = what.exec(this.#pattern)
    if (found) this.#at = what.lastIndex
    return found
  }
}

function countOf([, sign, from, comma, to]: RegExpExecArray): { least: number; most: number } {
  if (sign) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity }
  const least = Number(from)
  if (!comma) return { least, most: least }
  return { least, most: to ? Number(to) : Infinity }
}
