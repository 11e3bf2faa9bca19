import type { Sparks } from '../../../studio/front/celebrate/sparks.ts'
import type { Board } from '../../../studio/front/controls/board.ts'
import type { Synth } from '../../../studio/front/sound/synth.ts'
import type { Reels } from '../reels/reels.ts'
import type { SlotTranslator } from '../words/slot-words.ts'

/** All that a machine's rounds are shown with. */
export interface Theatre<Name extends string, Word extends string = never> {
  reels: Reels<Name>
  board: Board
  sparks: Sparks
  synth: Synth
  translate: SlotTranslator<Word>
  calm: () => boolean
  /** What stands over the word of a big win. */
  trophy: string
}

/** For what does not look at the symbols. */
export type AnyTheatre = Omit<Theatre<string>, 'reels'> & { reels: Pick<Reels<string>, 'showWins'> }
