/** Maximum number of typos for a suggestion. */
const MAX_TYPOS = 2

/** Returns ` Did you mean …?` with the candidates similar to `word`; an empty text if there are none. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = [...candidates]
    .map((candidate) => ({ candidate, slips: typoCount(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, slips }) => slips <= MAX_TYPOS || isBeginning(word, candidate))
    .sort((a, b) => a.slips - b.slips)
  return near[0] ? ` Did you mean ${near[0].candidate}?` : ''
}

const isBeginning = (word: string, candidate: string) =>
  word.length >= MAX_TYPOS && candidate.toLowerCase().startsWith(word.toLowerCase())

/** Returns the edit distance: the number of letters omitted, added or replaced. */
function typoCount(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [position, letter] of Array.from(a).entries()) {
    const next = [position + 1]
    for (const [index, above] of row.slice(0, -1).entries()) {
      const exchanged = above + (b[index] === letter ? 0 : 1)
      next.push(Math.min(exchanged, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
