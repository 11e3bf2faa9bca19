import type { Scene } from '../../../kit/front/play/scene.ts'
import { LEAST_SPIN_MS } from '../../maths/pace.ts'
import { announceSymbols } from './announce-symbols.ts'
import type { ScenePorts } from './scene-ports.ts'

/** The scene that displays rounds: the reels and their surroundings. */
export function reelScene<Name extends string>(
  { reels, synth, board, translator }: ScenePorts<Name>,
  own: Pick<Scene, 'present' | 'hadFeature'> & { nameOf: (symbol: Name) => string },
): Scene {
  let before = reels.stops
  announceSymbols(reels.columns, own.nameOf)
  return {
    leastMs: LEAST_SPIN_MS,
    begin: () => {
      before = reels.stops
      board.announce(translator.t('spinning'))
      reels.spin()
      synth.spin()
    },
    takeBack: () => reels.stopAt(before, () => {}),
    present: own.present,
    hadFeature: own.hadFeature,
  }
}
