import { announceSymbols } from '../../../slots/front/play/announce-symbols.ts'
import { SCATTER } from '../../maths/symbols.ts'
import type { LinesStage } from './lines-stage.ts'

/** Stops the reels on a spin, with a sound for each scatter. */
export async function land({ ports, nameOf }: LinesStage, spin: { stops: readonly number[] }): Promise<void> {
  const { reels, synth } = ports
  let scatters = 0
  await reels.stopAt(spin.stops, (reel, anticipatedNext) => {
    synth.reelStop(reel)
    if (reels.columns[reel]?.includes(SCATTER)) synth.lantern((scatters += 1))
    if (anticipatedNext) synth.anticipation()
  })
  announceSymbols(reels.columns, nameOf)
}
