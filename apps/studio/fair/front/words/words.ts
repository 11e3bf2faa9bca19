import { frameWords } from '../../../kit/front/frame/words/frame-words.ts'
import type { FrameWord } from '../../../kit/front/frame/words/frame-words.ts'
import { translatorIn } from '../../../kit/front/words/word-table.ts'
import type { Translator, WordTables } from '../../../kit/front/words/word-table.ts'
import { english } from './english.ts'
import type { FairPageKey } from './english.ts'

const words: WordTables<FairPageKey> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/fair.po`),
}

/** Results of stakes use the words of the games. */
export type FairTranslator = Translator<FairPageKey | FrameWord>

/** No money amounts are displayed here. */
export const fairTranslatorIn = (language: string): Promise<FairTranslator> =>
  translatorIn(words, { language, currency: 'EUR' }, frameWords)
