import { LEAST_OF_A_KIND } from '../../maths/paytable.ts'
import { SCATTER, WILD } from '../../maths/symbols.ts'
import { LEAST_SPIN_MS } from '../../../slots/maths/pace.ts'
import type { PlayedRound } from '../../../studio/play-contract.ts'
import { OutcomeView } from '../../outcome-view.ts'
import type { PlayedSpinView } from '../../outcome-view.ts'
import { lines, ROWS } from '../../maths/lines.ts'
import { countUp, countUpMs } from '../../../studio/front/celebrate/count-up.ts'
import { openShow } from '../../../studio/front/celebrate/show.ts'
import type { Sparks } from '../../../studio/front/celebrate/sparks.ts'
import type { Board } from '../../../studio/front/controls/board.ts'
import { element } from '../../../studio/front/controls/element.ts'
import { part } from '../../../studio/front/controls/parts.ts'
import { pause } from '../../../studio/front/play/pause.ts'
import { winTier } from '../../../studio/front/play/win-tier.ts'
import type { WinTier } from '../../../studio/front/play/win-tier.ts'
import type { Synth } from '../../../studio/front/sound/synth.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import type { Reels } from '../reels/reels.ts'
import { symbolSources } from '../reels/symbol-pictures.ts'
import { winMarks } from '../reels/win-marks.ts'
import type { Sky } from '../sky/sky.ts'
import { symbolNamesIn } from '../words/symbol-names.ts'
import type { Words } from '../words/words.ts'

const INTRO_MS = 6_000
const SUMMARY_MS = 6_000
const BIG_WIN_REST_MS = 1_600
const AFTER_WIN_MS = 1_100
const TRIGGER_MS = 1_500
const FREE_SPIN_RUN_MS = 500

export interface Theatre {
  reels: Reels
  board: Board
  sky: Sky
  sparks: Sparks
  synth: Synth
  speech: Speech<Words>
  calm: () => boolean
}

/** Shows what a round was: its reels are running already; ends when the player has seen all of it. */
export async function presentRound(theatre: Theatre, round: PlayedRound): Promise<void> {
  const [paid, ...free] = spinsOf(round)
  if (!paid) return
  const stakeCents = BigInt(round.stakeCents)
  const unitCents = stakeCents / BigInt(lines.length)
  const won = (spin: PlayedSpinView) => BigInt(spin.wonUnits) * unitCents

  await land(theatre, paid)
  await showWin(theatre, paid, { from: 0n, cents: won(paid), stakeCents, celebrate: free.length === 0 })
  if (free.length > 0)
    await presentFreeSpins(theatre, { paid, free, stakeCents, won, totalCents: BigInt(round.wonCents) })
}

export function spinsOf({ outcome }: PlayedRound): PlayedSpinView[] {
  return OutcomeView.parse(outcome).spins
}

/** The reels come to stand on a spin. */
async function land(theatre: Theatre, spin: PlayedSpinView): Promise<void> {
  const { reels, synth } = theatre
  let lanterns = 0
  await reels.stopAt(spin.stops, (reel, anticipatedNext) => {
    synth.reelStop(reel)
    if (reels.columns[reel]?.includes(SCATTER)) synth.lantern((lanterns += 1))
    if (anticipatedNext) synth.anticipation()
  })
  tellSymbols(theatre)
}

/** The symbols in words, row by row. */
export function tellSymbols({ reels, speech }: Theatre): void {
  const names = symbolNamesIn(speech.words)
  const rows = Array.from({ length: ROWS }, (_, row) =>
    reels.columns.map((column) => names[column[row] ?? 'ten']).join(', '),
  )
  part('reels').setAttribute('aria-label', rows.join('; '))
}

interface WinShown {
  /** What the meter stands at before. */
  from: bigint
  cents: bigint
  stakeCents: bigint
  celebrate: boolean
}

async function showWin(theatre: Theatre, spin: PlayedSpinView, { from, cents, stakeCents, celebrate }: WinShown) {
  const { reels, board, synth, speech, calm } = theatre
  const tier = winTier({ wonCents: cents, stakeCents })
  board.say(tier === 'none' ? speech.words.wonNothing : speech.words.won(speech.money(cents)))
  if (tier === 'none') return
  reels.showWins(winMarks(spin, reels.columns))
  if (celebrate && isBig(tier)) return celebrateWin(theatre, tier, { cents, stakeCents })

  if (tier !== 'quiet') synth.win()
  const ms = calm() || tier === 'quiet' ? 0 : countUpMs({ wonCents: cents, stakeCents })
  const shownTier = winTier({ wonCents: from + cents, stakeCents })
  await countUp((shown) => board.win(shown, shownTier), { from, to: from + cents, ms }).done
  await pause(AFTER_WIN_MS)
}

const isBig = (tier: WinTier): tier is BigTier => tier === 'big' || tier === 'great' || tier === 'huge'
type BigTier = 'big' | 'great' | 'huge'

async function celebrateWin(theatre: Theatre, tier: BigTier, win: { cents: bigint; stakeCents: bigint }) {
  const { board, sparks, synth, speech, calm } = theatre
  const titles = { big: speech.words.bigWin, great: speech.words.greatWin, huge: speech.words.hugeWin }
  const ms = calm() ? 0 : countUpMs({ wonCents: win.cents, stakeCents: win.stakeCents })
  const amount = element('output', { class: 'show-amount' })
  const counting = countUp((cents) => (amount.textContent = speech.money(cents)), { from: 0n, to: win.cents, ms })
  synth.bigWin()
  if (!calm()) sparks.fire(ms + BIG_WIN_REST_MS / 2)
  const picture = symbolSources[WILD]
  await openShow({ kind: 'win', title: titles[tier], picture, amount, endsMs: ms + BIG_WIN_REST_MS })
  counting.finish()
  sparks.stop()
  board.win(win.cents, tier)
}

interface FreeSpins {
  paid: PlayedSpinView
  free: PlayedSpinView[]
  stakeCents: bigint
  won: (spin: PlayedSpinView) => bigint
  totalCents: bigint
}

async function presentFreeSpins(theatre: Theatre, { paid, free, stakeCents, won, totalCents }: FreeSpins) {
  const { sky, synth, speech } = theatre
  const { words } = speech
  await pause(TRIGGER_MS)
  synth.lantern(LEAST_OF_A_KIND + 1)
  await openShow({
    kind: 'free',
    title: words.freeSpins(paid.freeSpinsAdded),
    text: words.freeSpinsPayTwice,
    picture: symbolSources[SCATTER],
    action: words.start,
    endsMs: INTRO_MS,
  })
  document.body.dataset['mode'] = 'free'
  sky.festive = true
  let [awarded, total] = [paid.freeSpinsAdded, won(paid)]
  for (const [index, spin] of free.entries()) {
    showFreeBar(words.freeSpinOf(index + 1, awarded))
    await presentFreeSpin(theatre, spin, { from: total, cents: won(spin), stakeCents, celebrate: false })
    total += won(spin)
    awarded += spin.freeSpinsAdded
    if (spin.freeSpinsAdded > 0) await announceMore(theatre, spin.freeSpinsAdded)
  }
  await summarise(theatre, { cents: totalCents, stakeCents })
  showFreeBar(null)
  document.body.dataset['mode'] = 'base'
  sky.festive = false
}

function showFreeBar(text: string | null): void {
  const bar = part('free-bar')
  bar.hidden = text === null
  bar.textContent = text
}

async function presentFreeSpin(theatre: Theatre, spin: PlayedSpinView, win: WinShown): Promise<void> {
  const least = pause(LEAST_SPIN_MS)
  theatre.reels.spin()
  theatre.synth.spin()
  await pause(FREE_SPIN_RUN_MS)
  await land(theatre, spin)
  await showWin(theatre, spin, win)
  await least
}

async function announceMore({ board, synth, speech }: Theatre, count: number): Promise<void> {
  synth.lantern(LEAST_OF_A_KIND + 1)
  board.toast(speech.words.moreFreeSpins(count))
  board.say(speech.words.moreFreeSpins(count))
  await pause(TRIGGER_MS)
}

async function summarise(theatre: Theatre, win: { cents: bigint; stakeCents: bigint }): Promise<void> {
  const { board, sparks, synth, speech, calm } = theatre
  const { words } = speech
  const tier = winTier({ wonCents: win.cents, stakeCents: win.stakeCents })
  const ms = calm() || tier === 'quiet' ? 0 : countUpMs({ wonCents: win.cents, stakeCents: win.stakeCents })
  const amount = element('output', { class: 'show-amount' })
  const counting = countUp((cents) => (amount.textContent = speech.money(cents)), { from: 0n, to: win.cents, ms })
  if (isBig(tier)) synth.bigWin()
  if (isBig(tier) && !calm()) sparks.fire(ms)
  board.say(words.won(speech.money(win.cents)))
  await openShow({ kind: 'free', title: words.freeSpinsDone, amount, action: words.carryOn, endsMs: ms + SUMMARY_MS })
  counting.finish()
  sparks.stop()
  board.win(win.cents, tier)
}
