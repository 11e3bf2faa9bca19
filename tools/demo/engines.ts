import { hashOf } from './hash.ts'
import type { DemoGame } from './types.ts'
import { NORTHLIGHT } from './vendors.ts'

/** Machines that are no slots: scratch cards, video poker, table games, arcade, bingo. */
const ROUND_CLASSES = ['SC', 'VP', 'TG', 'AC', 'BG']
/** Those with three reels, and those that play for the jackpot. */
const CLASSIC_CLASSES = ['CLASSIC', 'JP']
/** Of the rooms, those that are hold'em at a cash table. */
const HOLDEM_TITLES = /^(Hold'em|Ring Table) /
const VIDEO_ENGINES = ['lines', 'ways'] as const

/** Which of the sandbox's games plays this title: of a video slot always the same one, whatever stands around it. */
export function engineOf({
  vendor,
  category,
  classes,
  gameId,
  name: title,
}: Pick<DemoGame, 'vendor' | 'category' | 'classes' | 'gameId' | 'name'>): string {
  if (category === 'PVP' && HOLDEM_TITLES.test(title)) return 'holdem'
  if (category !== 'RNG' || classes.some((name) => ROUND_CLASSES.includes(name))) return 'quick-pick'
  if (vendor === NORTHLIGHT) return 'northlight'
  if (classes.some((name) => CLASSIC_CLASSES.includes(name))) return 'classic'
  return VIDEO_ENGINES[hashOf(`engine ${gameId}`) % VIDEO_ENGINES.length] ?? 'lines'
}
