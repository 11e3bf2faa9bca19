import { originalTexts } from '../../../originals/front/words/words.ts'
import type { OriginalTranslator } from '../../../originals/front/words/words.ts'
import { autoplayTables } from '../../../kit/front/autoplay/words/autoplay-words.ts'
import type { AutoplayTextId } from '../../../kit/front/autoplay/words/autoplay-words.ts'
import { combineTables } from '../../../kit/front/words/combine-tables.ts'
import { english } from './english.ts'
import type { ClusterKey } from './english.ts'

export const texts = combineTables(combineTables(originalTexts, autoplayTables), {
  english,
  others: (locale) => import(`../../../translations/${locale}/cluster.po`),
})

export type ClusterTextId = ClusterKey | AutoplayTextId
export type ClusterTranslator = OriginalTranslator<ClusterTextId>
