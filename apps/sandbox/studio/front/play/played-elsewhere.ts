import { openNotice } from '../controls/sheet.ts'
import type { StudioWords } from '../words/words.ts'

export type ElsewhereWords = Pick<StudioWords, 'playedElsewhere' | 'playedElsewhereWhy' | 'playHere' | 'leave'>

/** The title was opened on another page, which plays on. Resolves when the player wants to play here again. */
export function askWhereToPlay(words: ElsewhereWords, leave: () => void): Promise<void> {
  return new Promise((resolve) => {
    openNotice(words.playedElsewhere, words.playedElsewhereWhy, [
      { label: words.playHere, onPress: resolve },
      { label: words.leave, onPress: leave },
    ])
  })
}
