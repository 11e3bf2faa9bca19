import type { StudioWords } from '../../../studio/front/words/words.ts'

/** What every machine with reels says besides. */
export interface SlotWords extends StudioWords {
  spin: string
  spinning: string
  paytable: string
  fairness: string
}

/** The names of symbols that fit any title; of each set those from the second best on. */
export interface NeutralWords extends SlotWords {
  wild: string
  scatter: string
  gems: readonly string[]
  cards: readonly string[]
  fruit: readonly string[]
}
