import { frameWords } from '../../../studio/front/frame/words/frame-words.ts'
import type { FrameWord } from '../../../studio/front/frame/words/frame-words.ts'
import { translatorIn } from '../../../studio/front/words/word-table.ts'
import type { Translator, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'
import type { FairPageKey } from './english.ts'

const words: WordTables<FairPageKey> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/fair.po`),
}

/** What became of a stake is said as the games say it. */
export type FairTranslator = Translator<FairPageKey | FrameWord>

/** No money is told here. */
export const fairTranslatorIn = (language: string): Promise<FairTranslator> =>
  translatorIn(words, { language, currency: 'EUR' }, frameWords)
