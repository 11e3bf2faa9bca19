import type { Rows, Selection } from './bet.ts'

/** Source of the numbers: picked on a board, typed, or from a file. */
export type BetType = 1 | 2 | 4

/** A slip of the wire field `bettingSlipString`. */
export interface SlipText {
  playId: number
  betType: BetType
  selection: Selection
  /** The unit: 1, 0.1, 0.01, 0.001. */
  unit: string
  series: number
  multiple: number
  /** Amount as decimal text, the seventh field; only for entertainment. */
  amount?: string
}

/** Wire ids of the units. */
const UNITS: ReadonlyMap<string, string> = new Map(Object.entries({ 1: '1', 2: '0.1', 3: '0.01', 4: '0.001' }))
const UNIT_IDS: ReadonlyMap<string, string> = new Map([...UNITS].map(([id, unit]) => [unit, id]))

const FIELD = '~'
const ROW = '_'
const PICK = ','
/** Replaces the row separator `_` in the code of a choice: `big.odd` stands for `big_odd`. */
const CODE_SEPARATOR = '.'

/** Formats a slip as `rows~betType~playId~modeId~series~multiple`, followed by `~amount` for entertainment. */
export function slipToText({ playId, betType, selection, unit, series, multiple, amount }: SlipText): string {
  const rows = selection.kind === 'picked' ? selection.rows : typedRows(selection)
  const fields = [rowsToText(rows), betType, playId, UNIT_IDS.get(unit) ?? unit, series, multiple]
  return [...fields, ...(amount === undefined ? [] : [amount])].join(FIELD)
}

/** Selected positions, if any, precede the typed entries. */
function typedRows({ entries, places }: Extract<Selection, { kind: 'typed' }>): Rows {
  return places && places.length > 0 ? [places, entries] : [entries]
}

function rowsToText(rows: Rows): string {
  return rows.map((row) => row.join(PICK).split(ROW).join(CODE_SEPARATOR)).join(ROW)
}

const WHOLE = /^(?:0|[1-9]\d{0,9})$/
const DECIMAL = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,4})?$/

/** Parses a slip; returns undefined if the text is invalid. `stakesOf` validates the selection. */
export function slipFromText(text: string): SlipText | undefined {
  const [rows, betType, playId, modeId, series, multiple, amount, ...surplus] = text.split(FIELD)
  const type = betTypeOf(betType)
  const unit = UNITS.get(modeId ?? '')
  const play = wholeOf(playId)
  const bonus = wholeOf(series)
  const factor = wholeOf(multiple)
  const selection = type && rows !== undefined ? selectionOf(rows, type) : undefined
  if (!selection || !type || !unit || surplus.length > 0) return undefined
  if (play === undefined || bonus === undefined || factor === undefined) return undefined
  if (amount !== undefined && !DECIMAL.test(amount)) return undefined
  const slip: SlipText = {
    playId: play,
    betType: type,
    selection,
    unit,
    series: bonus,
    multiple: factor,
  }
  return amount === undefined ? slip : { ...slip, amount }
}

function betTypeOf(text: string | undefined): BetType | undefined {
  if (text === '1') return 1
  if (text === '2') return 2
  return text === '4' ? 4 : undefined
}

function wholeOf(text: string | undefined): number | undefined {
  return text !== undefined && WHOLE.test(text) ? Number(text) : undefined
}

function selectionOf(text: string, betType: BetType): Selection | undefined {
  const rows = text.split(ROW).map((row) => (row === '' ? [] : row.split(CODE_SEPARATOR).join(ROW).split(PICK)))
  if (betType === 1) return { kind: 'picked', rows }
  const [first = [], second, ...surplus] = rows
  if (surplus.length > 0) return undefined
  return second ? { kind: 'typed', entries: second, places: first } : { kind: 'typed', entries: first }
}
