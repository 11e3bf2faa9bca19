import type { StudioWords } from '../../../studio/front/words/words.ts'

/** What every machine with reels says besides. */
export interface SlotWords extends StudioWords {
  spin: string
  spinning: string
}
