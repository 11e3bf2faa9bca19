import { splitPiece, piecesOf, plainEntries } from './typed-signs.ts'

/** Format of the typed numbers of a play. */
export interface TypedForm {
  /** How many numbers an entry has. */
  numbers: number
  /** Number of digits of each number: `1` for `123`, `2` for `01 02 03`. */
  width: 1 | 2
  /** Whether these numbers are a valid stake of the play. */
  isStake(numbers: readonly number[]): boolean
  /** Returns a key; entries with equal keys are the same stake. */
  keyOf(numbers: readonly number[]): string
  /** Whether each entry may have its own amount: `68@50`. */
  amounts: boolean
}

/** An invalid entry and its line. */
export interface InvalidEntry {
  line: number
  text: string
}

export interface TypedEntries {
  /** Each valid stake once, in slip format. */
  valid: string[]
  /** The first invalid entries; `invalidCount` counts them all. */
  invalid: InvalidEntry[]
  invalidCount: number
  duplicates: number
}

/** Maximum number of invalid entries to show; all are counted and all are removed. */
const MAX_INVALID_SHOWN = 50

/** A positive integer. */
const AMOUNT = /^[1-9]\d{0,8}$/

/** Result of the parsing so far, and the keys of the stakes in it. */
export interface ParsedEntries {
  form: TypedForm
  entries: TypedEntries
  seen: Set<string>
}

/** Parses one line and adds its entries to the result. */
export function readLine(text: string, line: number, reading: ParsedEntries): void {
  for (const piece of piecesOf(plainEntries(text))) {
    for (const entry of entriesOf(piece, reading.form)) addEntry(entry, line, reading)
  }
}

/**
 * Splits a piece into entries: `123 456` is two entries of three digits each, and `01 02` is one entry of two numbers.
 */
function entriesOf(piece: string, form: TypedForm): string[] {
  const parts = splitPiece(piece)
  return parts.some((part) => isCompleteEntry(part, form)) ? parts : [piece.trim()]
}

const isCompleteEntry = (part: string, { numbers, width }: TypedForm): boolean => {
  const [digits = ''] = part.split('@')
  return /^\d+$/.test(digits) && (digits.length === numbers * width || (numbers === 1 && digits.length <= width))
}

function addEntry(entry: string, line: number, { form, entries, seen }: ParsedEntries): void {
  const [digits = '', amount = '', ...furtherParts] = form.amounts ? entry.split('@') : [entry]
  const numbers = numbersOf(digits.trim(), form)
  if (!numbers || furtherParts.length > 0 || !(amount === '' ? !entry.includes('@') : AMOUNT.test(amount.trim()))) {
    entries.invalidCount += 1
    if (entries.invalid.length < MAX_INVALID_SHOWN) entries.invalid.push({ line, text: entry })
    return
  }
  const key = form.keyOf(numbers)
  if (seen.has(key)) {
    entries.duplicates += 1
    return
  }
  seen.add(key)
  entries.valid.push(amount === '' ? key : `${key}@${amount.trim()}`)
}

/** Parses the numbers of an entry; null for an invalid one. `0102` equals `1 2` if numbers have two digits. */
function numbersOf(entry: string, { numbers, width, isStake }: TypedForm): number[] | null {
  const parts = entry.length === numbers * width ? figuresOf(entry, width) : splitPiece(entry)
  if (parts.length !== numbers || !parts.every((candidate) => FIGURES[width].test(candidate))) return null
  const typedNumbers = parts.map(Number)
  return isStake(typedNumbers) ? typedNumbers : null
}

const FIGURES = { 1: /^\d$/, 2: /^\d{1,2}$/ }

const figuresOf = (entry: string, width: 1 | 2): string[] => entry.match(width === 1 ? /./g : /../g) ?? []
