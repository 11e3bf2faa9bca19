import { originalTexts } from '../../../originals/front/texts/texts.ts'
import type { OriginalTranslator } from '../../../originals/front/texts/texts.ts'
import { autoplayTables } from '../../../kit/front/autoplay/texts/autoplay-texts.ts'
import type { AutoplayTextId } from '../../../kit/front/autoplay/texts/autoplay-texts.ts'
import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import { english } from './english.ts'
import type { ClusterKey } from './english.ts'

export const texts = combineTables(combineTables(originalTexts, autoplayTables), {
  english,
  others: (locale) => import(`../../../translations/${locale}/cluster.po`),
})

export type ClusterTextId = ClusterKey | AutoplayTextId
export type ClusterTranslator = OriginalTranslator<ClusterTextId>
