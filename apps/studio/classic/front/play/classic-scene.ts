import type { ClassicOwnTextId } from '../texts/classic-texts.ts'
import { reelScene } from '../../../slots/front/play/reel-scene.ts'
import { shareButton, showCounted, showWin } from '../../../slots/front/play/show-win.ts'
import { announceSymbols } from '../../../slots/front/play/announce-symbols.ts'
import type { ScenePorts } from '../../../slots/front/play/scene-ports.ts'
import { wheelColour } from '../../../slots/front/reels/win-marks.ts'
import type { WinMark } from '../../../slots/front/reels/win-marks.ts'
import type { Scene } from '../../../kit/front/play/scene.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import { lines } from '../../maths/paytable.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import { OutcomeView } from '../../outcome-view.ts'

const JACKPOT_SHOWN_MS = 12_000

interface ClassicStage {
  ports: ScenePorts<SymbolName, ClassicOwnTextId>
  nameOf: (symbol: SymbolName) => string
  /** Called after a round that contributed to the jackpot, or won it. */
  onPlayed: () => void
}

/** Returns the scene that shows rounds on three reels, and their jackpot. */
export function classicScene(stage: ClassicStage): Scene {
  return reelScene(stage.ports, {
    nameOf: stage.nameOf,
    present: (round) => presentRound(stage, round),
    hadFeature: ({ outcome }) => OutcomeView.parse(outcome).jackpot,
  })
}

/** Shows a round whose reels are already spinning; ends when the player has seen all of it. */
async function presentRound({ ports, nameOf, onPlayed }: ClassicStage, round: PlayedRound): Promise<void> {
  const { reels, synth } = ports
  const { stops, units, lineWins, jackpot } = OutcomeView.parse(round.outcome)
  await reels.stopAt(stops, (reel, anticipatedNext) => {
    synth.reelStop(reel)
    if (anticipatedNext) synth.anticipation()
  })
  onPlayed()
  announceSymbols(reels.columns, nameOf)
  const stakeCents = BigInt(round.stakeCents)
  const cents = (BigInt(units) * stakeCents) / BigInt(lines.length)
  await showWin(ports, lineWins.map(markOf), { from: 0n, cents, stakeCents, celebrate: !jackpot, round })
  if (jackpot) await showJackpot(ports, { wonCents: cents, round, stakeCents })
}

function markOf({ line, combination }: { line: number; combination: string }): WinMark {
  const rows = lines[line] ?? []
  const counted = combination === 'two-cherries' ? rows.slice(0, 2) : rows
  return { cells: counted.map((row, reel) => ({ reel, row })), line: rows, colour: wheelColour(line, lines.length) }
}

interface JackpotWon {
  wonCents: bigint
  round: PlayedRound
  stakeCents: bigint
}

async function showJackpot(ports: ClassicStage['ports'], { wonCents, round, stakeCents }: JackpotWon) {
  const { board, reducedMotion, sparks, translator, synth, trophy } = ports
  // Null while the payment is pending.
  const cents = BigInt(round.jackpotPaidCents ?? 0)
  synth.bigWin()
  board.announce(`${translator.t('jackpotWon')} ${translator.money(cents)}`)
  await showCounted(ports, { cents, stakeCents }, (ms) => {
    if (!reducedMotion()) sparks.fire(JACKPOT_SHOWN_MS)
    const [title, action] = [translator.t('jackpotWon'), translator.t('continueGame')]
    return {
      kind: 'win',
      title,
      picture: trophy,
      action,
      share: shareButton(ports, round),
      endsMs: ms + JACKPOT_SHOWN_MS,
    }
  })
  board.win(wonCents + cents, 'huge')
}
