import type { FairWord } from './words/words.ts'

/** How a page talks of fairness, whichever way it talks of the rest. */
export interface FairSay {
  locale: string
  say(name: FairWord | 'close'): string
  number(value: number): string
}
