import { partsOf, piecesOf, plainEntries } from './typed-signs.ts'

/** How the numbers of a play are typed. */
export interface TypedForm {
  /** How many numbers one entry has. */
  numbers: number
  /** How many figures each number has: `1` for `123`, `2` for `01 02 03`. */
  width: 1 | 2
  /** Whether this is one stake of the play, such as three different numbers of those that there are. */
  isStake(numbers: readonly number[]): boolean
  /** Two entries with the same key are the same stake. */
  keyOf(numbers: readonly number[]): string
  /** Each may have an amount of its own behind it: `68@50`. */
  amounts: boolean
}

/** One entry that is no stake, where it stands. */
export interface WrongEntry {
  line: number
  text: string
}

export interface TypedEntries {
  /** Each stake once, as it is written on a slip. */
  good: string[]
  /** The first of those that are wrong; `wrongCount` counts them all. */
  wrong: WrongEntry[]
  wrongCount: number
  duplicates: number
}

/** Nobody reads more of them; all are counted and all are removed. */
const WRONG_SHOWN = 50

/** Whole, and above zero. */
const AMOUNT = /^[1-9]\d{0,8}$/

/** What has been read so far, and the stakes among it. */
export interface Reading {
  form: TypedForm
  entries: TypedEntries
  seen: Set<string>
}

/** What stands on one line, added to what stood before. */
export function readLine(text: string, line: number, reading: Reading): void {
  for (const piece of piecesOf(plainEntries(text))) {
    for (const entry of entriesOf(piece, reading.form)) take(entry, line, reading)
  }
}

/** `123 456` are two entries where each has three figures, and `01 02` is one where an entry has two numbers. */
function entriesOf(piece: string, form: TypedForm): string[] {
  const parts = partsOf(piece)
  return parts.some((part) => isWhole(part, form)) ? parts : [piece.trim()]
}

const isWhole = (part: string, { numbers, width }: TypedForm): boolean => {
  const [digits = ''] = part.split('@')
  return /^\d+$/.test(digits) && (digits.length === numbers * width || (numbers === 1 && digits.length <= width))
}

function take(entry: string, line: number, { form, entries, seen }: Reading): void {
  const [digits = '', amount = '', ...more] = form.amounts ? entry.split('@') : [entry]
  const numbers = numbersOf(digits.trim(), form)
  if (!numbers || more.length > 0 || !(amount === '' ? !entry.includes('@') : AMOUNT.test(amount.trim()))) {
    entries.wrongCount += 1
    if (entries.wrong.length < WRONG_SHOWN) entries.wrong.push({ line, text: entry })
    return
  }
  const key = form.keyOf(numbers)
  if (seen.has(key)) {
    entries.duplicates += 1
    return
  }
  seen.add(key)
  entries.good.push(amount === '' ? key : `${key}@${amount.trim()}`)
}

/** `0102` and `1 2` are the same where a number has two figures. */
function numbersOf(entry: string, { numbers, width, isStake }: TypedForm): number[] | null {
  const apart = entry.length === numbers * width ? figuresOf(entry, width) : partsOf(entry)
  if (apart.length !== numbers || !apart.every((one) => FIGURES[width].test(one))) return null
  const read = apart.map(Number)
  return isStake(read) ? read : null
}

const FIGURES = { 1: /^\d$/, 2: /^\d{1,2}$/ }

const figuresOf = (entry: string, width: 1 | 2): string[] => entry.match(width === 1 ? /./g : /../g) ?? []
