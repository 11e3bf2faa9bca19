import { openShow } from '../../../kit/front/celebrate/show.ts'
import { part } from '../../../kit/front/controls/parts.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import { showWin, summarise } from '../../../slots/front/play/show-win.ts'
import type { WinShown } from '../../../slots/front/play/show-win.ts'
import { MIN_SPIN_MS } from '../../../slots/maths/pace.ts'
import { MIN_OF_A_KIND } from '../../maths/paytable.ts'
import type { PlayedSpinView } from '../../outcome-view.ts'
import { winMarks } from '../reels/win-marks.ts'
import { land } from './land.ts'
import type { LinesStage } from './lines-stage.ts'

const INTRO_MS = 6_000
const TRIGGER_MS = 1_500
const FREE_SPIN_RUN_MS = 500

interface FreeSpins {
  paid: PlayedSpinView
  free: PlayedSpinView[]
  stakeCents: bigint
  won: (spin: PlayedSpinView) => bigint
  totalCents: bigint
  round: PlayedRound
}

/** Shows the free spins of a round, from their announcement to the total. */
export async function presentFreeSpins(
  stage: LinesStage,
  { paid, free, stakeCents, won, totalCents, round }: FreeSpins,
) {
  const { ports, scatterPicture, onFreeSpins } = stage
  const { t, count } = ports.translator
  await pause(TRIGGER_MS)
  ports.synth.lantern(MIN_OF_A_KIND + 1)
  await openShow({
    kind: 'free',
    title: count('freeSpins', paid.freeSpinsAdded),
    text: t('freeSpinsPayTwice'),
    picture: scatterPicture,
    action: t('start'),
    endsMs: INTRO_MS,
  })
  onFreeSpins(true)
  let [awarded, total] = [paid.freeSpinsAdded, won(paid)]
  for (const [index, spin] of free.entries()) {
    showFreeBar(t('freeSpinOf', { played: index + 1, all: awarded }))
    await presentFreeSpin(stage, spin, { from: total, cents: won(spin), stakeCents, round })
    total += won(spin)
    awarded += spin.freeSpinsAdded
    if (spin.freeSpinsAdded > 0) await announceMoreFreeSpins(stage, spin.freeSpinsAdded)
  }
  await summarise(ports, t('freeSpinsDone'), { cents: totalCents, stakeCents, round })
  showFreeBar(null)
  onFreeSpins(false)
}

function showFreeBar(text: string | null): void {
  const bar = part('free-bar')
  bar.hidden = text === null
  bar.textContent = text
}

async function presentFreeSpin(
  stage: LinesStage,
  spin: PlayedSpinView,
  win: Omit<WinShown, 'celebrate'>,
): Promise<void> {
  const { ports } = stage
  const minDuration = pause(MIN_SPIN_MS)
  ports.reels.spin()
  ports.synth.spin()
  await pause(FREE_SPIN_RUN_MS)
  await land(stage, spin)
  await showWin(ports, winMarks(spin, ports.reels.columns), { ...win, celebrate: false })
  await minDuration
}

async function announceMoreFreeSpins({ ports }: LinesStage, count: number): Promise<void> {
  const { board, synth, translator } = ports
  synth.lantern(MIN_OF_A_KIND + 1)
  board.toast(translator.count('moreFreeSpins', count))
  board.announce(translator.count('moreFreeSpins', count))
  await pause(TRIGGER_MS)
}
