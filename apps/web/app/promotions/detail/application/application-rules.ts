import { cleanText } from '@ante/contract/kit/text.ts'
import type { PromotionDetail } from '@ante/contract/promotions/activities.ts'

import type { ChosenPicture } from '../../../ui/attach/use-pictures.ts'

type ApplicationTerms = NonNullable<PromotionDetail['application']>

/** What a request lacks before it can be sent. */
export type Missing = 'comment' | 'pictures' | 'sending' | 'wrong'

interface Drafted {
  comment: string
  pictures: readonly { phase: Pick<ChosenPicture['phase'], 'name'> }[]
}

/** The first thing that a request lacks; null where it is whole. */
export function missingOf(
  { commentRequired, leastPictures }: ApplicationTerms,
  { comment, pictures }: Drafted,
): Missing | null {
  const names = pictures.map(({ phase }) => phase.name)
  if (names.some((name) => name === 'looking' || name === 'sending')) return 'sending'
  if (names.some((name) => name === 'wrong' || name === 'failed')) return 'wrong'
  if (commentRequired && cleanText(comment) === '') return 'comment'
  return names.length < leastPictures ? 'pictures' : null
}
