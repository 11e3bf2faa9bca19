/** One demand of a pattern, which can be described and shown as met or not. */
export type Demand =
  | { kind: 'length'; least: number; most: number }
  | { kind: 'digits'; least: number; most: number }
  | { kind: 'starts-with-letter' }
  | { kind: 'only'; letters: boolean; digits: boolean; also: string }

/** Characters accepted by a part of a pattern: letters of both cases, digits, some marks; or any. */
interface Characters {
  letters: boolean
  digits: boolean
  also: string
  any: boolean
}

interface Run extends Characters {
  least: number
  most: number
}

const RUN = /(\[(?:[^\]\\]|\\[^])*\]|\\d|\.)(?:\{(\d+)(?:,(\d*))?\}|([+*?]))?/y
const SET_PIECES = /A-Z|a-z|0-9|\\d|\\?[-_.@]/g
const ENDLESS = 64

/**
 * Returns the demands of a merchant's pattern, if it is a sequence of letters, digits and a few marks, as nearly all
 * are. Null for a pattern that cannot be described: then only valid or invalid is shown.
 */
export function explainPattern(pattern: string): Demand[] | null {
  const runs = runsOf(pattern.replace(/^\^/, '').replace(/\$$/, ''))
  const [first, ...rest] = runs ?? []
  if (!runs || !first) return null

  const sum = (key: 'least' | 'most') => runs.reduce((total, run) => total + run[key], 0)
  const length = { least: sum('least'), most: Math.min(sum('most'), ENDLESS) }
  if (first.any) return rest.length === 0 && first.most !== ENDLESS ? [{ kind: 'length', ...length }] : null

  const all = runs.reduce(together)
  const letterFirst = first.letters && !first.digits && first.also === '' && !isSame(first, all)
  // Varying characters, as in a number plate, have no short description, except a leading letter.
  if (!rest.every((run) => isSame(run, all)) || !(letterFirst || isSame(first, all))) return null
  return demandsOf(all, { length, letterFirst })
}

interface Shape {
  length: { least: number; most: number }
  letterFirst: boolean
}

function demandsOf({ letters, digits, also }: Characters, { length, letterFirst }: Shape): Demand[] {
  if (!letters && also === '') return [{ kind: 'digits', ...length }]
  return [
    { kind: 'length', ...length },
    ...(letterFirst ? [{ kind: 'starts-with-letter' } as const] : []),
    { kind: 'only', letters, digits, also },
  ]
}

/** Whether the typed text meets the demand. */
export function satisfies(demand: Demand, text: string): boolean {
  if (demand.kind === 'starts-with-letter') return /^[A-Za-z]/.test(text)
  if (demand.kind === 'only') {
    const marks = demand.also.replace(/-/, '\\-')
    const allowed = `${demand.letters ? 'A-Za-z' : ''}${demand.digits ? '0-9' : ''}${marks}`
    return new RegExp(`^[${allowed}]+$`).test(text)
  }
  const count = Array.from(text).length
  const fits = count >= demand.least && count <= demand.most
  return fits && (demand.kind === 'length' || /^\d+$/.test(text))
}

function runsOf(pattern: string): Run[] | null {
  const runs: Run[] = []
  let at = 0
  while (at < pattern.length) {
    RUN.lastIndex = at
    const found = RUN.exec(pattern)
    const run = found && runOf(found)
    if (!run) return null
    runs.push(run)
    at = RUN.lastIndex
  }
  return runs
}

function runOf([, set = '', from, to, sign]: RegExpExecArray): Run | null {
  const characters = charactersOf(set)
  return characters && { ...characters, ...countOf(from, to, sign) }
}

function charactersOf(set: string): Characters | null {
  if (set === '.') return { letters: false, digits: false, also: '', any: true }
  const inside = set === '\\d' ? set : set.slice(1, -1)
  const pieces: string[] = inside.match(SET_PIECES) ?? []
  const has = (piece: string) => pieces.includes(piece)
  // A single case would need a description too long to help.
  if (pieces.join('') !== inside || inside === '' || has('A-Z') !== has('a-z')) return null
  const marks = pieces.filter((piece) => piece.length < 3 && piece !== '\\d').map((piece) => piece.slice(-1))
  return { letters: has('A-Z'), digits: has('0-9') || has('\\d'), also: [...new Set(marks)].join(''), any: false }
}

function countOf(from: string | undefined, to: string | undefined, sign: string | undefined) {
  if (from !== undefined) return { least: Number(from), most: to === '' ? ENDLESS : Number(to ?? from) }
  return { least: sign === '*' || sign === '?' ? 0 : 1, most: sign === '*' || sign === '+' ? ENDLESS : 1 }
}

function together(one: Run, other: Run): Run {
  return {
    ...one,
    letters: one.letters || other.letters,
    digits: one.digits || other.digits,
    also: [...new Set(one.also + other.also)].join(''),
    any: one.any || other.any,
  }
}

const isSame = (one: Characters, other: Characters): boolean =>
  one.letters === other.letters && one.digits === other.digits && one.also === other.also && !one.any && !other.any
