import type { FairTelling } from '../../../kit/front/fair/fair-sheet.ts'
import { choiceOf } from '../../themes/theme.ts'
import type { Theme } from '../../themes/theme.ts'
import type { QuickTranslator } from '../words/quick-words.ts'

/** A round is one number of the theme. */
export function fairTelling({ say, number }: QuickTranslator, dress: Theme): FairTelling {
  const resultOf = (drawn = 0) => dress.result(drawn)(say)
  const pickOf = (choice: unknown) => choiceOf(dress, String(choice))?.name(say) ?? ''
  return {
    bead: ({ fairness }) => resultOf(fairness?.draws[0]?.number),
    numbers: ([drawn = 0]) => say('numbersKept', { drawn: number(drawn), below: number(dress.below) }),
    meaning: ([drawn], { choice }) => say('meaning', { result: resultOf(drawn), picked: pickOf(choice) }),
    drawing: [say(dress.rule), say('algorithm'), say('drawnFirst', { below: number(dress.below) })],
  }
}
