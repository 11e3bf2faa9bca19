import { LEAST_SPIN_MS } from '../../../slots/maths/pace.ts'
import type { Scene } from '../../../studio/front/play/scene.ts'
import { presentRound, spinsOf, tellSymbols } from './present-round.ts'
import type { Theatre } from './present-round.ts'

/** The reels and all around them, as the place where rounds are shown. */
export function reelScene(theatre: Theatre): Scene {
  const { reels, synth, board, speech } = theatre
  let before = reels.stops
  tellSymbols(theatre)
  return {
    leastMs: LEAST_SPIN_MS,
    begin: () => {
      before = reels.stops
      board.say(speech.words.spinning)
      reels.spin()
      synth.spin()
    },
    takeBack: () => reels.stopAt(before, () => {}),
    present: (round) => presentRound(theatre, round),
    hadFeature: (round) => spinsOf(round).length > 1,
  }
}
