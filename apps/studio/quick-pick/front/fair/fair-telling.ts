import type { FairTelling } from '../../../kit/front/fair/fair-sheet.ts'
import { choiceOf } from '../../themes/theme.ts'
import type { Theme } from '../../themes/theme.ts'
import type { QuickTranslator } from '../words/quick-words.ts'

/** A round is one number of the theme. */
export function fairTelling({ t, number }: QuickTranslator, dress: Theme): FairTelling {
  const resultOf = (drawn = 0) => dress.result(drawn)(t)
  const pickOf = (choice: unknown) => choiceOf(dress, String(choice))?.name(t) ?? ''
  return {
    bead: ({ fairness }) => resultOf(fairness?.draws[0]?.number),
    numbers: ([drawn = 0]) => t('numbersKept', { drawn: number(drawn), below: number(dress.below) }),
    meaning: ([drawn], { choice }) => t('meaning', { result: resultOf(drawn), picked: pickOf(choice) }),
    drawing: [t(dress.rule), t('algorithm'), t('drawnFirst', { below: number(dress.below) })],
  }
}
