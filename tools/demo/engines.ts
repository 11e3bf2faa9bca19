import { hashOf } from './hash.ts'
import type { DemoGame } from './types.ts'
import { NORTHLIGHT } from './vendors.ts'

/** Machines that are no slots: scratch cards, video poker, table games, arcade, bingo. */
const ROUND_CLASSES = ['SC', 'VP', 'TG', 'AC', 'BG']
/** Those with three reels, and those that play for the jackpot. */
const CLASSIC_CLASSES = ['CLASSIC', 'JP']
const VIDEO_ENGINES = ['lines', 'ways'] as const

/** Which of the sandbox's games plays this title: of a video slot always the same one, whatever stands around it. */
export function engineOf({
  vendor,
  category,
  classes,
  gameId,
  motif,
}: Pick<DemoGame, 'vendor' | 'category' | 'classes' | 'gameId' | 'motif'>): string {
  if (isBook({ category, motif })) return 'book'
  if (category !== 'RNG' || classes.some((name) => ROUND_CLASSES.includes(name))) return 'quick-pick'
  if (vendor === NORTHLIGHT) return 'northlight'
  if (classes.some((name) => CLASSIC_CLASSES.includes(name))) return 'classic'
  return VIDEO_ENGINES[hashOf(`engine ${gameId}`) % VIDEO_ENGINES.length] ?? 'lines'
}

/** The sports of the season; what is left has no matches there. */
const BOOK_MOTIFS = { SPORTS: ['football', 'basketball'], ESPORTS: ['arena', 'shooter'] } as const

function isBook({ category, motif }: Pick<DemoGame, 'category' | 'motif'>): boolean {
  if (category !== 'SPORTS' && category !== 'ESPORTS') return false
  return BOOK_MOTIFS[category].some((one) => one === motif)
}
