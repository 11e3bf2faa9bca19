import { openNotice } from '../controls/sheet.ts'
import type { Translator } from '../texts/text-table.ts'

export type ElsewhereTranslator = Pick<
  Translator<'playedElsewhere' | 'playedElsewhereHint' | 'playHere' | 'leave'>,
  't'
>

/** The title was opened on another page, which is active. Resolves when the player wants to play here again. */
export function offerToPlayHere({ t }: ElsewhereTranslator, leave: () => void): Promise<void> {
  return new Promise((resolve) => {
    openNotice(t('playedElsewhere'), t('playedElsewhereHint'), [
      { label: t('playHere'), onPress: resolve },
      { label: t('leave'), onPress: leave },
    ])
  })
}
