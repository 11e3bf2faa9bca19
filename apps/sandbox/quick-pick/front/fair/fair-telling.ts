import type { FairTelling } from '../../../studio/front/fair/fair-sheet.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { choiceOf } from '../../dresses/dress.ts'
import type { Dress } from '../../dresses/dress.ts'
import type { QuickWords } from '../words/words.ts'

/** A round is one number of the dress. */
export function fairTelling({ words, number }: Speech<QuickWords>, dress: Dress): FairTelling {
  const resultOf = (drawn = 0) => dress.result(drawn)[words.inData]
  const pickOf = (choice: unknown) => choiceOf(dress, String(choice))?.name[words.inData] ?? ''
  return {
    bead: ({ fairness }) => resultOf(fairness?.draws[0]?.number),
    numbers: ([drawn = 0]) => words.numbersKept(number(drawn), number(dress.below)),
    meaning: ([drawn], { choice }) => words.meaning({ result: resultOf(drawn), picked: pickOf(choice) }),
    drawing: [dress.rule[words.inData], words.algorithm(dress.below)],
  }
}
