import { openNotice } from '../controls/sheet.ts'
import type { Translator } from '../words/word-table.ts'

export type ElsewhereSay = Pick<Translator<'playedElsewhere' | 'playedElsewhereWhy' | 'playHere' | 'leave'>, 'say'>

/** The title was opened on another page, which is active. Resolves when the player wants to play here again. */
export function askWhereToPlay({ say }: ElsewhereSay, leave: () => void): Promise<void> {
  return new Promise((resolve) => {
    openNotice(say('playedElsewhere'), say('playedElsewhereWhy'), [
      { label: say('playHere'), onPress: resolve },
      { label: say('leave'), onPress: leave },
    ])
  })
}
