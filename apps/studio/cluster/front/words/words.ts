import { originalTexts } from '../../../originals/front/words/words.ts'
import type { OriginalTranslator } from '../../../originals/front/words/words.ts'
import { autoplayTables } from '../../../kit/front/autoplay/words/autoplay-words.ts'
import type { AutoplayTextId } from '../../../kit/front/autoplay/words/autoplay-words.ts'
import { together } from '../../../kit/front/words/together.ts'
import { english } from './english.ts'
import type { ClusterKey } from './english.ts'

export const texts = together(together(originalTexts, autoplayTables), {
  english,
  others: (locale) => import(`../../../translations/${locale}/cluster.po`),
})

export type ClusterTextId = ClusterKey | AutoplayTextId
export type ClusterTranslator = OriginalTranslator<ClusterTextId>
