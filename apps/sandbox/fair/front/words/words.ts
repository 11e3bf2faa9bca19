import type { Talk, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'
import type { FairPageKey } from './english.ts'

export const words: WordTables<FairPageKey> = {
  english,
  others: (locale) => import(`./others/${locale}.ts`),
}

export type FairTalk = Talk<FairPageKey>
