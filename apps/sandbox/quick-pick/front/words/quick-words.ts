import { fairTables } from '../../../studio/front/fair/words/words.ts'
import type { FairWord } from '../../../studio/front/fair/words/words.ts'
import { studioWords } from '../../../studio/front/words/studio/studio-words.ts'
import type { StudioWord } from '../../../studio/front/words/studio/studio-words.ts'
import { together } from '../../../studio/front/words/together.ts'
import type { OtherTable, Talk } from '../../../studio/front/words/word-table.ts'
import { quickEnglish } from './english.ts'

type QuickKey = keyof typeof quickEnglish
export type QuickTable = OtherTable<QuickKey>
export type QuickWord = QuickKey | StudioWord | FairWord
export type QuickTalk = Talk<QuickWord>

export const quickWords = together<FairWord | StudioWord, QuickKey>(together(fairTables, studioWords), {
  english: quickEnglish,
  others: (locale) => import(`./others/${locale}.ts`),
})
