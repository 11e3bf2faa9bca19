import { frameWords } from '../../../studio/front/frame/words/frame-words.ts'
import type { FrameWord } from '../../../studio/front/frame/words/frame-words.ts'
import { talkIn } from '../../../studio/front/words/word-table.ts'
import type { Talk, WordTables } from '../../../studio/front/words/word-table.ts'
import { english } from './english.ts'
import type { FairPageKey } from './english.ts'

const words: WordTables<FairPageKey> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/fair.po`),
}

/** What became of a stake is said as the games say it. */
export type FairTalk = Talk<FairPageKey | FrameWord>

/** No money is told here. */
export const fairTalkIn = (language: string): Promise<FairTalk> =>
  talkIn(words, { language, currency: 'EUR' }, frameWords)
