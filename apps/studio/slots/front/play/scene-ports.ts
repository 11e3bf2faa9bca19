import type { Sparks } from '../../../kit/front/celebrate/sparks.ts'
import type { StatusPanel } from '../../../kit/front/controls/status-panel.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import type { Synth } from '../../../kit/front/sound/synth.ts'
import type { Reels } from '../reels/reels.ts'
import type { SlotTranslator } from '../texts/slot-texts.ts'

/** Components that display a machine's rounds. */
export interface ScenePorts<Name extends string, TextId extends string = never> {
  reels: Reels<Name>
  board: StatusPanel
  sparks: Sparks
  synth: Synth
  translator: SlotTranslator<TextId>
  reducedMotion: () => boolean
  /** Picture above the text of a big win. */
  trophy: string
  /** Returns the action that shares a round's win; null where it cannot be shared. */
  shareOf: (round: PlayedRound) => (() => void) | null
}

/** Ports for code that does not depend on the symbols. */
export type AnyScenePorts = Omit<ScenePorts<string>, 'reels'> & { reels: Pick<Reels<string>, 'showWins'> }
