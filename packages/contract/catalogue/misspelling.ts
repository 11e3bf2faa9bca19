/** Returns the maximum number of typing errors in a word: longer words tolerate more. */
export function maxEdits(typed: string): number {
  if (typed.length < 4) return 0
  return typed.length < 8 ? 1 : 2
}

/** Larger than any number of errors. */
const UNREACHABLE = 255
/** Three rows of the table, reused for each word: a large catalogue has thousands. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

/**
 * Returns the minimum number of edits (a wrong, missing or extra letter, or two swapped letters) from the typed text to
 * a prefix of `word`; Infinity if it exceeds `limit`.
 */
export function editDistanceToPrefix(typed: string, word: string, limit: number): number {
  if (typed.length - word.length > limit) return Infinity
  const width = Math.min(word.length, typed.length + limit)
  let [twoAbove, above, line] = rowsOf(width + 1)
  for (let column = 0; column <= width; column++) above[column] = column
  for (let row = 1; row <= typed.length; row++) {
    const fewest = fillRow({ typed, word, row, width, most: limit, line, above, twoAbove })
    if (fewest > limit) return Infinity
    ;[twoAbove, above, line] = [above, line, twoAbove]
  }
  let fewest = UNREACHABLE
  for (let column = Math.max(0, typed.length - limit); column <= width; column++) {
    fewest = Math.min(fewest, above[column] ?? UNREACHABLE)
  }
  return fewest <= limit ? fewest : Infinity
}

function rowsOf(width: number): typeof rows {
  // A cell beyond the width is read too, and contains the maximum.
  const length = width + 2
  if (rows[0].length < length) rows = [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)]
  for (const row of rows) row.fill(UNREACHABLE, 0, length)
  return rows
}

interface Row {
  typed: string
  word: string
  row: number
  width: number
  most: number
  line: Uint8Array
  above: Uint8Array
  twoAbove: Uint8Array
}

/** Optimal string alignment, restricted to the band around the diagonal; returns the minimum of the row. */
function fillRow({ typed, word, row, width, most, line, above, twoAbove }: Row): number {
  const at = (cells: Uint8Array, column: number) => cells[column] ?? UNREACHABLE
  const [from, to] = [Math.max(1, row - most), Math.min(width, row + most)]
  line[from - 1] = from === 1 ? row : UNREACHABLE
  line[to + 1] = UNREACHABLE
  let fewest = at(line, from - 1)
  for (let column = from; column <= to; column++) {
    const isSameLetter = typed[row - 1] === word[column - 1]
    let slips = Math.min(
      at(above, column) + 1,
      at(line, column - 1) + 1,
      at(above, column - 1) + (isSameLetter ? 0 : 1),
    )
    if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
      slips = Math.min(slips, at(twoAbove, column - 2) + 1)
    }
    line[column] = Math.min(slips, UNREACHABLE)
    fewest = Math.min(fewest, slips)
  }
  return fewest
}
