import { cleanText } from '@ante/contract/kit/text.ts'
import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'

import type { ChosenPicture } from '../../../ui/attach/use-pictures.ts'

type ApplicationTerms = NonNullable<PromotionDetail['application']>

/** Reason why an application cannot be sent yet. */
export type MissingInput = 'comment' | 'pictures' | 'sending' | 'wrong'

interface Drafted {
  comment: string
  pictures: readonly { phase: Pick<ChosenPicture['phase'], 'name'> }[]
}

/** Returns the first missing part of an application; null if it is complete. */
export function missingOf(
  { commentRequired, leastPictures: minPictures }: ApplicationTerms,
  { comment, pictures }: Drafted,
): MissingInput | null {
  const names = pictures.map(({ phase }) => phase.name)
  if (names.some((name) => name === 'looking' || name === 'sending')) return 'sending'
  if (names.some((name) => name === 'wrong' || name === 'failed')) return 'wrong'
  if (commentRequired && cleanText(comment) === '') return 'comment'
  return names.length < minPictures ? 'pictures' : null
}
