import type { Scene } from '../../../kit/front/play/scene.ts'
import { MIN_SPIN_MS } from '../../maths/pace.ts'
import { announceSymbols } from './announce-symbols.ts'
import type { ScenePorts } from './scene-ports.ts'

/** Returns the scene that shows rounds on reels. */
export function reelScene<Name extends string>(
  { reels, synth, board, translator }: ScenePorts<Name>,
  options: Pick<Scene, 'present' | 'hadFeature'> & { nameOf: (symbol: Name) => string },
): Scene {
  let before = reels.stops
  announceSymbols(reels.columns, options.nameOf)
  return {
    minMs: MIN_SPIN_MS,
    begin: () => {
      before = reels.stops
      board.announce(translator.t('spinning'))
      reels.spin()
      synth.spin()
    },
    reset: () => reels.stopAt(before, () => {}),
    present: options.present,
    hadFeature: options.hadFeature,
  }
}
