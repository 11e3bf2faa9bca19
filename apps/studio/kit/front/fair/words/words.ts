import type { WordTables } from '../../words/word-table.ts'
import { fairEnglish } from './english.ts'
import type { FairWord } from './english.ts'

export type { FairWord } from './english.ts'

/** Texts about rounds that were committed before their stake. */
export const fairTables: WordTables<FairWord> = {
  english: fairEnglish,
  others: (locale) => import(`../../../../translations/${locale}/kit-fair.po`),
}
