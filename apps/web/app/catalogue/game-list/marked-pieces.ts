import { folded } from '@ante/contract/kit/searchable.ts'

export interface Piece {
  /** Start of the piece in the name. */
  start: number
  text: string
  marked: boolean
}

/** A text without case and accents, with the original position of each letter. */
function foldedLetters(text: string): { letters: string; positions: number[] } {
  let letters = ''
  const positions: number[] = []
  let position = 0
  for (const letter of text) {
    for (const plain of folded(letter)) {
      letters += plain
      for (let unit = 0; unit < plain.length; unit += 1) positions.push(position)
    }
    position += letter.length
  }
  return { letters, positions }
}

/** A game's name in pieces, with matches marked: beginnings of words, else matches within words. */
export function markedPieces(name: string, typed: string): Piece[] {
  const { letters, positions } = foldedLetters(name)
  const isMarked = Array.from({ length: name.length }, () => false)
  for (const word of foldedLetters(typed).letters.split(/\s+/)) {
    for (const at of foundAt(letters, word)) {
      isMarked.fill(true, positions[at], positions[at + word.length] ?? name.length)
    }
  }
  const pieces: Piece[] = []
  isMarked.forEach((marked, index) => {
    const last = pieces[pieces.length - 1]
    if (last?.marked === marked) last.text += name[index] ?? ''
    else pieces.push({ start: index, text: name[index] ?? '', marked })
  })
  return pieces
}

function foundAt(letters: string, word: string): number[] {
  const starts: number[] = []
  if (word === '') return starts
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) starts.push(at)
  const begins = starts.filter((at) => at === 0 || /\s/.test(letters[at - 1] ?? ''))
  return begins.length > 0 ? begins : starts
}
