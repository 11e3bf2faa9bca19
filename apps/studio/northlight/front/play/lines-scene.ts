import { showWin } from '../../../slots/front/play/show-win.ts'
import { reelScene } from '../../../slots/front/play/reel-scene.ts'
import type { Scene } from '../../../kit/front/play/scene.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import { lines } from '../../maths/lines.ts'
import { OutcomeView } from '../../outcome-view.ts'
import type { PlayedSpinView } from '../../outcome-view.ts'
import { winMarks } from '../reels/win-marks.ts'
import { presentFreeSpins } from './free-spins.ts'
import { land } from './land.ts'
import type { LinesStage } from './lines-stage.ts'

/** Returns the scene that shows rounds on twenty paylines, with their free spins. */
export function linesScene(stage: LinesStage): Scene {
  return reelScene(stage.ports, {
    nameOf: stage.nameOf,
    present: (round) => presentRound(stage, round),
    hadFeature: (round) => spinsOf(round).length > 1,
  })
}

/** Shows a round whose reels are already spinning; ends when the player has seen all of it. */
async function presentRound(stage: LinesStage, round: PlayedRound): Promise<void> {
  const [paid, ...free] = spinsOf(round)
  if (!paid) return
  const { ports } = stage
  const stakeCents = BigInt(round.stakeCents)
  const unitCents = stakeCents / BigInt(lines.length)
  const won = (spin: PlayedSpinView) => BigInt(spin.wonUnits) * unitCents

  await land(stage, paid)
  const marks = winMarks(paid, ports.reels.columns)
  await showWin(ports, marks, { from: 0n, cents: won(paid), stakeCents, celebrate: free.length === 0, round })
  const totalCents = BigInt(round.wonCents)
  if (free.length > 0) await presentFreeSpins(stage, { paid, free, stakeCents, won, totalCents, round })
}

function spinsOf({ outcome }: PlayedRound): PlayedSpinView[] {
  return OutcomeView.parse(outcome).spins
}
