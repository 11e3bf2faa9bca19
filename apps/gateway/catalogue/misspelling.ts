/** How many letters of a word may be wrong: the longer it is, the surer is what was meant. */
export function slipsAllowed(typed: string): number {
  if (typed.length < 4) return 0
  return typed.length < 8 ? 1 : 2
}

/**
 * The least number of slips (a letter wrong, missing, too many, or two of them swapped) that make the beginning of `word`
 * out of what was typed; more than `most` is told as Infinity.
 */
export function slipsToPrefix(typed: string, word: string, most: number): number {
  if (typed.length - word.length > most) return Infinity
  const width = Math.min(word.length, typed.length + most)
  let twoAbove: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    for (let column = 1; column <= width; column++) {
      line.push(cheapest({ typed, word, row, column, line, above, twoAbove }))
    }
    if (Math.min(...line) > most) return Infinity
    twoAbove = above
    above = line
  }
  const least = Math.min(...above)
  return least <= most ? least : Infinity
}

interface Cell {
  typed: string
  word: string
  row: number
  column: number
  line: number[]
  above: number[]
  twoAbove: number[]
}

/** Optimal string alignment: what it costs at the least to come to this cell of the table. */
function cheapest({ typed, word, row, column, line, above, twoAbove }: Cell): number {
  const same = typed[row - 1] === word[column - 1]
  const at = (of: number[], index: number) => of[index] ?? Infinity
  const oneOff = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
  const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
  return swapped ? Math.min(oneOff, at(twoAbove, column - 2) + 1) : oneOff
}
