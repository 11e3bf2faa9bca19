import { hashOf } from './hash.ts'
import type { Motif } from './motifs.ts'
import type { DemoGame } from './types.ts'
import { NORTHLIGHT } from './vendors.ts'

/** Machines that are no slots: scratch cards, video poker, table games, arcade, bingo. */
const ROUND_CLASSES = ['SC', 'VP', 'TG', 'AC', 'BG']
/** Those with three reels, and those that play for the jackpot. */
const CLASSIC_CLASSES = ['CLASSIC', 'JP']
/** What is dealt at live tables, by its motif; and wheels that are not the one with one ball. */
const DEALT_LIVE: readonly string[] = ['baccarat', 'roulette']
const OTHER_WHEELS: readonly string[] = ['double-ball-deluxe']
const VIDEO_ENGINES = ['lines', 'ways'] as const
/** What is played in one of the house's own games; the others are on their way. */
const ORIGINALS: Readonly<Partial<Record<Motif, string>>> = {
  dice: 'dice',
  plinko: 'plinko',
  mines: 'mines',
  crash: 'crash',
}

/** Which of the sandbox's games plays this title: of a video slot always the same one, whatever stands around it. */
export function engineOf({
  vendor,
  category,
  classes,
  gameId,
  motif,
}: Pick<DemoGame, 'vendor' | 'category' | 'classes' | 'gameId' | 'motif'>): string {
  if (category === 'FISH') return 'fish'
  if (category === 'INHOUSE') return ORIGINALS[motif] ?? 'quick-pick'
  if (category === 'COCKFIGHT') return 'cockfight'
  if (category === 'LIVE' && DEALT_LIVE.includes(motif) && !OTHER_WHEELS.includes(gameId)) return motif
  if (category !== 'RNG' || classes.some((name) => ROUND_CLASSES.includes(name))) return 'quick-pick'
  if (vendor === NORTHLIGHT) return 'northlight'
  if (classes.some((name) => CLASSIC_CLASSES.includes(name))) return 'classic'
  return VIDEO_ENGINES[hashOf(`engine ${gameId}`) % VIDEO_ENGINES.length] ?? 'lines'
}
