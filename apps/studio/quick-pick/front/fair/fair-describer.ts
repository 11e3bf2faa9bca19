import type { FairDescriber } from '../../../kit/front/fair/fair-sheet.ts'
import { choiceOf } from '../../themes/theme.ts'
import type { Theme } from '../../themes/theme.ts'
import type { QuickTranslator } from '../texts/quick-texts.ts'

/** Describes a round as one number of the theme. */
export function fairDescriber({ t, number }: QuickTranslator, theme: Theme): FairDescriber {
  const resultOf = (drawn = 0) => theme.result(drawn)(t)
  const pickOf = (choice: unknown) => choiceOf(theme, String(choice))?.name(t) ?? ''
  return {
    bead: ({ fairness }) => resultOf(fairness?.draws[0]?.number),
    numbers: ([drawn = 0]) => t('numberFromSeeds', { drawn: number(drawn), below: number(theme.numberLimit) }),
    meaning: ([drawn], { choice }) => t('resultSummary', { result: resultOf(drawn), picked: pickOf(choice) }),
    drawing: [t(theme.rule), t('algorithm'), t('drawnFirst', { below: number(theme.numberLimit) })],
  }
}
