import type { TextTables } from '../../texts/text-table.ts'
import { fairEnglish } from './english.ts'
import type { FairTextId } from './english.ts'

export type { FairTextId } from './english.ts'

/** Texts about rounds that were committed before their stake. */
export const fairTables: TextTables<FairTextId> = {
  english: fairEnglish,
  others: (locale) => import(`../../../../translations/${locale}/kit-fair.po`),
}
