import { countUp, countUpMs } from '../../../kit/front/celebrate/count-up.ts'
import { openShow } from '../../../kit/front/celebrate/show.ts'
import type { Show } from '../../../kit/front/celebrate/show.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import { winTier } from '../../../kit/front/play/win-tier.ts'
import type { WinTier } from '../../../kit/front/play/win-tier.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import type { WinMark } from '../reels/win-marks.ts'
import type { AnyScenePorts } from './scene-ports.ts'

const SUMMARY_MS = 6_000
const BIG_WIN_REST_MS = 1_600
/** Duration of a win that can be shared: longer, so that the player has the time to share it. */
const SHAREABLE_WIN_REST_MS = 4_000
const AFTER_WIN_MS = 1_100

export interface WinShown {
  /** Initial value of the meter. */
  from: bigint
  cents: bigint
  stakeCents: bigint
  celebrate: boolean
  round: PlayedRound
}

/** Shows the win of a spin: on the reels, on the meter, and full-screen for a large one. */
export async function showWin(ports: AnyScenePorts, marks: WinMark[], win: WinShown): Promise<void> {
  const { reels, board, synth, translator, reducedMotion } = ports
  const { from, cents, stakeCents, celebrate, round } = win
  const tier = winTier({ wonCents: cents, stakeCents })
  board.announce(tier === 'none' ? translator.t('lost') : translator.t('won', { amount: translator.money(cents) }))
  if (tier === 'none') return
  reels.showWins(marks)
  if (celebrate && isBig(tier)) return celebrateWin(ports, tier, { cents, stakeCents, round })

  if (tier !== 'quiet') synth.win()
  const ms = reducedMotion() || tier === 'quiet' ? 0 : countUpMs({ wonCents: cents, stakeCents })
  const shownTier = winTier({ wonCents: from + cents, stakeCents })
  await countUp((shownCents) => board.win(shownCents, shownTier), { from, to: from + cents, ms }).done
  await pause(AFTER_WIN_MS)
}

const isBig = (tier: WinTier): tier is BigTier => tier === 'big' || tier === 'great' || tier === 'huge'
type BigTier = 'big' | 'great' | 'huge'

interface CelebratedWin {
  cents: bigint
  stakeCents: bigint
  round: PlayedRound
}

/** Returns the button that shares a win, if it can be shared. */
export function shareButton({ shareOf, translator }: AnyScenePorts, round: PlayedRound): Show['share'] {
  const onPress = shareOf(round)
  return onPress ? { label: translator.t('shareWin'), onPress } : undefined
}

async function celebrateWin(ports: AnyScenePorts, tier: BigTier, win: CelebratedWin) {
  const { t } = ports.translator
  const titles = { big: t('bigWin'), great: t('greatWin'), huge: t('hugeWin') }
  const share = shareButton(ports, win.round)
  ports.synth.bigWin()
  await showCounted(ports, win, (ms) => {
    if (!ports.reducedMotion()) ports.sparks.fire(ms + BIG_WIN_REST_MS / 2)
    const endsMs = ms + (share ? SHAREABLE_WIN_REST_MS : BIG_WIN_REST_MS)
    return { kind: 'win', title: titles[tier], picture: ports.trophy, share, endsMs }
  })
  ports.board.win(win.cents, tier)
}

/** At the end of a feature, shows the round's total payout. */
export async function summarise(ports: AnyScenePorts, title: string, win: CelebratedWin): Promise<void> {
  const { board, sparks, synth, translator, reducedMotion } = ports
  const tier = winTier({ wonCents: win.cents, stakeCents: win.stakeCents })
  if (isBig(tier)) synth.bigWin()
  board.announce(translator.t('won', { amount: translator.money(win.cents) }))
  await showCounted(ports, tier === 'quiet' ? { ...win, still: true } : win, (ms) => {
    if (isBig(tier) && !reducedMotion()) sparks.fire(ms)
    const [action, share] = [translator.t('continueGame'), shareButton(ports, win.round)]
    return { kind: 'free', title, action, share, endsMs: ms + SUMMARY_MS }
  })
  board.win(win.cents, tier)
}

/** Shows a full-screen amount that counts up. */
export async function showCounted(
  { translator, sparks, reducedMotion }: AnyScenePorts,
  { cents, stakeCents, still = reducedMotion() }: { cents: bigint; stakeCents: bigint; still?: boolean },
  showFor: (ms: number) => Omit<Show, 'amount'>,
): Promise<void> {
  const ms = still ? 0 : countUpMs({ wonCents: cents, stakeCents })
  const amount = element('output', { class: 'show-amount' })
  const counting = countUp((shownCents) => (amount.textContent = translator.money(shownCents)), {
    from: 0n,
    to: cents,
    ms,
  })
  await openShow({ ...showFor(ms), amount })
  counting.finish()
  sparks.stop()
}
