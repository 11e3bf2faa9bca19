import type { Speech } from '../words/speech.ts'
import type { StudioWords } from '../words/words.ts'
import type { FairWord, FairWords } from './words/words.ts'

/** How a page talks of fairness, whichever way it talks of the rest. */
export interface FairSay {
  locale: string
  say(name: FairWord | 'close'): string
  number(value: number): string
}

export const fairSayOf = ({ words, locale, number }: Speech<StudioWords & FairWords>): FairSay => ({
  locale,
  number,
  say: (name) => words[name],
})
