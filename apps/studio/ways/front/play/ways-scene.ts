import type { WayOwnTextId } from '../texts/way-texts.ts'
import { reelScene } from '../../../slots/front/play/reel-scene.ts'
import { showWin, summarise } from '../../../slots/front/play/show-win.ts'
import { announceSymbols } from '../../../slots/front/play/announce-symbols.ts'
import type { ScenePorts } from '../../../slots/front/play/scene-ports.ts'
import { MIN_SPIN_MS } from '../../../slots/maths/pace.ts'
import { part } from '../../../kit/front/controls/parts.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import type { Scene } from '../../../kit/front/play/scene.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import { UNITS_OF_STAKE } from '../../maths/paytable.ts'
import { SCATTER, WILD } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import { OutcomeView } from '../../outcome-view.ts'
import type { SpinView } from '../../outcome-view.ts'
import { winMarks } from './win-marks.ts'

const RESPIN_RUN_MS = 700

interface WaysStage {
  ports: ScenePorts<SymbolName, WayOwnTextId>
  nameOf: (symbol: SymbolName) => string
}

/** Returns the scene that shows rounds of 243 payline ways with expanding wilds. */
export function waysScene(stage: WaysStage): Scene {
  return reelScene(stage.ports, {
    nameOf: stage.nameOf,
    present: (round) => presentRound(stage, round),
    hadFeature: (round) => spinsOf(round).length > 1,
  })
}

/** Shows a round whose reels are already spinning; ends when the player has seen all of it. */
async function presentRound(stage: WaysStage, round: PlayedRound): Promise<void> {
  const { ports } = stage
  const spins = spinsOf(round)
  const stakeCents = BigInt(round.stakeCents)
  let total = 0n
  for (const [index, spin] of spins.entries()) {
    const min = pause(index === 0 ? 0 : MIN_SPIN_MS)
    if (index > 0) await runAgain(stage, spin)
    await land(stage, spin)
    const cents = (BigInt(spin.units) * stakeCents) / BigInt(UNITS_OF_STAKE)
    const marks = winMarks(spin, ports.reels.columns)
    await showWin(ports, marks, { from: total, cents, stakeCents, celebrate: spins.length === 1, round })
    total += cents
    await min
  }
  showRespinBar(null)
  document.body.dataset['mode'] = 'base'
  if (spins.length === 1 || total === 0n) return
  await summarise(ports, ports.translator.t('respinsDone'), { cents: total, stakeCents, round })
}

/** Respins: holds the wild reels, and spins all others. */
async function runAgain({ ports }: WaysStage, { held }: SpinView): Promise<void> {
  const { board, reels, translator, synth } = ports
  document.body.dataset['mode'] = 'free'
  showRespinBar(translator.t('respin'))
  board.announce(translator.t('respin'))
  reels.spin({ heldReels: held })
  synth.spin()
  await pause(RESPIN_RUN_MS)
}

/** Stops the reels; a new wild expands over its reel. */
async function land({ ports, nameOf }: WaysStage, { stops, held, wild }: SpinView): Promise<void> {
  const { reels, synth } = ports
  await reels.stopAt(stops, (reel) => {
    synth.reelStop(reel)
    if (reels.columns[reel]?.includes(SCATTER)) synth.lantern(1)
  })
  for (const reel of wild.filter((candidate) => !held.includes(candidate))) {
    synth.lantern(reel + 1)
    await reels.grow(reel, WILD)
  }
  announceSymbols(reels.columns, nameOf)
}

function showRespinBar(text: string | null): void {
  const bar = part('free-bar')
  bar.hidden = text === null
  bar.textContent = text
}

function spinsOf({ outcome }: PlayedRound): SpinView[] {
  return OutcomeView.parse(outcome).spins
}
