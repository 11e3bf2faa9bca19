/** One rule of a pattern, which can be described and shown as met or not. */
export type PatternRule =
  | { kind: 'length'; min: number; max: number }
  | { kind: 'digits'; min: number; max: number }
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
  min: number
  max: number
}

const RUN = /(\[(?:[^\]\\]|\\[^])*\]|\\d|\.)(?:\{(\d+)(?:,(\d*))?\}|([+*?]))?/y
const SET_PIECES = /A-Z|a-z|0-9|\\d|\\?[-_.@]/g
const ENDLESS = 64

/**
 * Returns the rules of a merchant's pattern, if it is a sequence of letters, digits and a few marks, as nearly all
 * are. Null for a pattern that cannot be described: then only valid or invalid is shown.
 */
export function explainPattern(pattern: string): PatternRule[] | null {
  const runs = runsOf(pattern.replace(/^\^/, '').replace(/\$$/, ''))
  const [first, ...rest] = runs ?? []
  if (!runs || !first) return null

  const sum = (key: 'min' | 'max') => runs.reduce((total, run) => total + run[key], 0)
  const length = { min: sum('min'), max: Math.min(sum('max'), ENDLESS) }
  if (first.any) return rest.length === 0 && first.max !== ENDLESS ? [{ kind: 'length', ...length }] : null

  const merged = runs.reduce(mergeRuns)
  const letterFirst = first.letters && !first.digits && first.also === '' && !isSame(first, merged)
  // A pattern whose positions allow different characters, like a number plate, has no short description. The exception
  // is a leading letter.
  if (!rest.every((run) => isSame(run, merged)) || !(letterFirst || isSame(first, merged))) return null
  return rulesOf(merged, { length, letterFirst })
}

interface Shape {
  length: { min: number; max: number }
  letterFirst: boolean
}

function rulesOf({ letters, digits, also }: Characters, { length, letterFirst }: Shape): PatternRule[] {
  if (!letters && also === '') return [{ kind: 'digits', ...length }]
  return [
    { kind: 'length', ...length },
    ...(letterFirst ? [{ kind: 'starts-with-letter' } as const] : []),
    { kind: 'only', letters, digits, also },
  ]
}

/** Whether the typed text meets the rule. */
export function satisfies(rule: PatternRule, text: string): boolean {
  if (rule.kind === 'starts-with-letter') return /^[A-Za-z]/.test(text)
  if (rule.kind === 'only') {
    const marks = rule.also.replace(/-/, '\\-')
    const allowed = `${rule.letters ? 'A-Za-z' : ''}${rule.digits ? '0-9' : ''}${marks}`
    return new RegExp(`^[${allowed}]+$`).test(text)
  }
  const count = Array.from(text).length
  const isAllowed = count >= rule.min && count <= rule.max
  return isAllowed && (rule.kind === 'length' || /^\d+$/.test(text))
}

function runsOf(pattern: string): Run[] | null {
  const runs: Run[] = []
  let at = 0
  while (at < pattern.length) {
    RUN.lastIndex = at
    const match = RUN.exec(pattern)
    const run = match && runOf(match)
    if (!run) return null
    runs.push(run)
    at = RUN.lastIndex
  }
  return runs
}

function runOf([, set = '', from, to, quantifier]: RegExpExecArray): Run | null {
  const characters = charactersOf(set)
  return characters && { ...characters, ...countOf(from, to, quantifier) }
}

function charactersOf(set: string): Characters | null {
  if (set === '.') return { letters: false, digits: false, also: '', any: true }
  const inside = set === '\\d' ? set : set.slice(1, -1)
  const pieces: string[] = inside.match(SET_PIECES) ?? []
  const hasPiece = (piece: string) => pieces.includes(piece)
  // Patterns with letters of one case only are not described: the description would be too long.
  if (pieces.join('') !== inside || inside === '' || hasPiece('A-Z') !== hasPiece('a-z')) return null
  const marks = pieces.filter((piece) => piece.length < 3 && piece !== '\\d').map((piece) => piece.slice(-1))
  return {
    letters: hasPiece('A-Z'),
    digits: hasPiece('0-9') || hasPiece('\\d'),
    also: [...new Set(marks)].join(''),
    any: false,
  }
}

function countOf(from: string | undefined, to: string | undefined, quantifier: string | undefined) {
  if (from !== undefined) return { min: Number(from), max: to === '' ? ENDLESS : Number(to ?? from) }
  return {
    min: quantifier === '*' || quantifier === '?' ? 0 : 1,
    max: quantifier === '*' || quantifier === '+' ? ENDLESS : 1,
  }
}

function mergeRuns(a: Run, b: Run): Run {
  return {
    ...a,
    letters: a.letters || b.letters,
    digits: a.digits || b.digits,
    also: [...new Set(a.also + b.also)].join(''),
    any: a.any || b.any,
  }
}

const isSame = (a: Characters, b: Characters): boolean =>
  a.letters === b.letters && a.digits === b.digits && a.also === b.also && !a.any && !b.any
