import type { PlayedRound } from '../../play-contract.ts'
import type { StatusPanel } from '../controls/status-panel.ts'
import { winTier } from '../play/win-tier.ts'
import type { Synth } from '../sound/synth.ts'
import { countUp, countUpMs } from './count-up.ts'
import type { Sparks } from './sparks.ts'

const BIG_WIN_MS = 1_200

interface Celebration {
  board: Pick<StatusPanel, 'win'>
  synth: Synth
  sparks: Sparks
  reducedMotion: () => boolean
}

/** Counts up a round's win, with effects in proportion to its size. */
export async function showRoundWin(
  { board, synth, sparks, reducedMotion }: Celebration,
  round: Pick<PlayedRound, 'wonCents' | 'stakeCents'>,
): Promise<void> {
  const won = { wonCents: BigInt(round.wonCents), stakeCents: BigInt(round.stakeCents) }
  const tier = winTier(won)
  if (tier === 'none') return
  const isBig = tier !== 'win' && tier !== 'quiet'
  if (isBig) synth.bigWin()
  else synth.win()
  if (isBig && !reducedMotion()) sparks.fire(BIG_WIN_MS)
  const ms = reducedMotion() ? 0 : countUpMs(won)
  await countUp((cents) => board.win(cents, tier), { from: 0n, to: won.wonCents, ms }).done
}
