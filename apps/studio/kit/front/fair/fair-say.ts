import type { FairWord } from './words/words.ts'

/** Translator functions needed by fairness texts. */
export interface FairSay {
  locale: string
  say(name: FairWord | 'close'): string
  number(value: number): string
}
