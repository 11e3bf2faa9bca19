import { maxEdits, editDistanceToPrefix } from '@ante/contract/catalogue/misspelling.ts'

/** Quality of a match: the word begins with the typed text, contains it, or matches with typos. */
const BEGINS = 0
const CONTAINS = 1
const SIMILAR = 2
/** Quality of a text without a matching word. */
export const NO_MATCH = 255

/** Index of the distinct words of many texts. */
export interface WordIndex {
  /** Number of texts. */
  textCount: number
  words: readonly string[]
  /** Indexes of the texts that contain each word. */
  places: readonly (readonly number[])[]
  /** All words joined, one per line: one search finds a substring of any word. */
  joined: string
  /** Offset of each word in `joined`. */
  starts: Uint32Array
  /** Letters of each word, as a 32-bit set. */
  letters: Uint32Array
}

export function createWordIndex(texts: readonly string[]): WordIndex {
  const placesOf = new Map<string, number[]>()
  texts.forEach((text, index) => {
    for (const word of new Set(text.split(' '))) {
      const gamePositions = placesOf.get(word)
      if (gamePositions) gamePositions.push(index)
      else placesOf.set(word, [index])
    }
  })
  const words = [...placesOf.keys()]
  const starts = new Uint32Array(words.length)
  let start = 1
  words.forEach((word, at) => {
    starts[at] = start
    start += word.length + 1
  })
  return {
    textCount: texts.length,
    words,
    places: [...placesOf.values()],
    joined: `\n${words.join('\n')}\n`,
    starts,
    letters: Uint32Array.from(words, lettersOf),
  }
}

/**
 * Returns the match quality of each text: that of the requested word that matches worst. `allowsTypos` also accepts
 * misspelt words.
 */
export function matchQualities(index: WordIndex, requested: readonly string[], allowsTypos: boolean): Uint8Array {
  const worst = new Uint8Array(index.textCount)
  for (const item of requested) {
    const matchQuality = new Uint8Array(index.textCount).fill(NO_MATCH)
    fitExactly(index, item, matchQuality)
    if (allowsTypos) markSimilar(index, item, matchQuality)
    for (let position = 0; position < worst.length; position++) {
      const fit = matchQuality[position] ?? NO_MATCH
      if (fit > (worst[position] ?? NO_MATCH)) worst[position] = fit
    }
  }
  return worst
}

function fitExactly(index: WordIndex, requested: string, matchQuality: Uint8Array): void {
  const { joined, starts } = index
  let word = 0
  for (let at = joined.indexOf(requested); at >= 0;) {
    word = wordAt(starts, at, word)
    improveMatch(index, word, at === starts[word] ? BEGINS : CONTAINS, matchQuality)
    const next = starts[word + 1]
    at = next === undefined ? -1 : joined.indexOf(requested, next)
  }
}

/** Returns the index of the word at an offset of `joined`, by binary search from word `from` on. */
function wordAt(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? Infinity) <= at) low = middle
    else high = middle - 1
  }
  return low
}

function markSimilar(index: WordIndex, requested: string, matchQuality: Uint8Array): void {
  const typos = maxEdits(requested)
  if (typos === 0) return
  const { words, letters } = index
  const lettersOfQuery = lettersOf(requested)
  for (let word = 0; word < letters.length; word++) {
    // Each typo explains at most one missing letter, so that words that lack more letters are skipped cheaply.
    if (countOfBits(lettersOfQuery & ~(letters[word] ?? 0)) > typos) continue
    if (editDistanceToPrefix(requested, words[word] ?? '', typos) <= typos)
      improveMatch(index, word, SIMILAR, matchQuality)
  }
}

function improveMatch({ places }: WordIndex, word: number, fit: number, matchQuality: Uint8Array): void {
  for (const index of places[word] ?? []) matchQuality[index] = Math.min(matchQuality[index] ?? NO_MATCH, fit)
}

/**
 * Returns the letters of a word as bits. Letters of other alphabets share bits, which admits more candidate words but
 * misses none.
 */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters >>> 0
}

function countOfBits(bits: number): number {
  let count = 0
  for (let unread = bits; unread !== 0; unread &= unread - 1) count += 1
  return count
}
