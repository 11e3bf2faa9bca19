/** One thing that a pattern asks for, in a form that can be said and shown as met or not. */
export type Demand =
  | { kind: 'length'; least: number; most: number }
  | { kind: 'starts-with-letter' }
  | { kind: 'only'; letters: boolean; digits: boolean }

interface Run {
  letters: boolean
  digits: boolean
  least: number
  most: number
}

const RUN = /(\[[^\]\\]*\]|\\d)(?:\{(\d+)(?:,(\d*))?\}|([+*?]))?/y
const SET = /^(?:A-Z|a-z|0-9)+$/
const ENDLESS = 64

/**
 * What a merchant's pattern asks for, where it is a row of letters and digits, as nearly all are. Null for a pattern that
 * cannot be put into words: then only right or wrong can be said.
 */
export function explainPattern(pattern: string): Demand[] | null {
  const runs = runsOf(pattern.replace(/^\^/, '').replace(/\$$/, ''))
  const [first] = runs ?? []
  if (!runs || !first) return null

  const sum = (key: 'least' | 'most') => runs.reduce((total, run) => total + run[key], 0)
  const letters = runs.some((run) => run.letters)
  const digits = runs.some((run) => run.digits)
  const [, ...rest] = runs
  const letterFirst = first.letters && !first.digits && digits
  // Characters that change on the way, as in a number plate, have no short words; a letter first is all that has.
  const alike = (run: Run) => run.letters === letters && run.digits === digits
  if (!rest.every(alike) || !(letterFirst || alike(first))) return null

  return [
    { kind: 'length', least: sum('least'), most: Math.min(sum('most'), ENDLESS) },
    ...(letterFirst ? [{ kind: 'starts-with-letter' } as const] : []),
    { kind: 'only', letters, digits },
  ]
}

/** Whether what is typed so far meets the demand. */
export function meets(demand: Demand, text: string): boolean {
  if (demand.kind === 'length') return text.length >= demand.least && text.length <= demand.most
  if (demand.kind === 'starts-with-letter') return /^[A-Za-z]/.test(text)
  const allowed = `${demand.letters ? 'A-Za-z' : ''}${demand.digits ? '0-9' : ''}`
  return new RegExp(`^[${allowed}]+$`).test(text)
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
  const inside = set === '\\d' ? '0-9' : set.slice(1, -1)
  // One case alone would need more words than help.
  const bothCases = inside.includes('A-Z') === inside.includes('a-z')
  if (!SET.test(inside) || !bothCases) return null
  const characters = { letters: inside.includes('A-Z'), digits: inside.includes('0-9') }
  return { ...characters, ...countOf(from, to, sign) }
}

function countOf(from: string | undefined, to: string | undefined, sign: string | undefined) {
  if (from !== undefined) return { least: Number(from), most: to === '' ? ENDLESS : Number(to ?? from) }
  return { least: sign === '*' || sign === '?' ? 0 : 1, most: sign === '*' || sign === '+' ? ENDLESS : 1 }
}
