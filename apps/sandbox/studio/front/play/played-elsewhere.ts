import { openNotice } from '../controls/sheet.ts'
import type { StudioWords } from '../words/words.ts'
import type { VendorCalls } from './vendor-calls.ts'

/** The title was opened on another page, which plays on: the player says where he wants to play. */
export function askWhereToPlay(words: StudioWords, calls: VendorCalls, leave: () => void): void {
  const playHere = () => void calls.takeOver().finally(() => location.reload())
  openNotice(words.playedElsewhere, words.playedElsewhereWhy, [
    { label: words.playHere, onPress: playHere },
    { label: words.leave, onPress: leave },
  ])
}
