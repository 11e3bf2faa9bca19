import { hashOf } from './hash.ts'
import type { Motif } from './motifs.ts'
import type { DemoGame, GameCategory } from './types.ts'
import { NORTHLIGHT } from './vendors.ts'

/** What an engine is found by. */
type Title = Pick<DemoGame, 'vendor' | 'category' | 'classes' | 'gameId' | 'motif' | 'name'>

/** Machines that are no slots: scratch cards, video poker, table games, arcade, bingo. */
const ROUND_CLASSES = ['SC', 'VP', 'TG', 'AC', 'BG']
/** Those with three reels, and those that play for the jackpot. */
const CLASSIC_CLASSES = ['CLASSIC', 'JP']
const VIDEO_ENGINES = ['lines', 'ways', 'cluster'] as const
/** What is dealt and played under its own name; and wheels that are not the one with one ball. */
const DEALT_LIVE: readonly Motif[] = ['baccarat', 'roulette']
const OTHER_WHEELS: readonly string[] = ['double-ball-deluxe']
const ORIGINALS: readonly Motif[] = ['dice', 'plinko', 'mines', 'crash']
/** Of the rooms, those that are hold'em at a cash table. */
const HOLDEM_TITLES = /^(Hold'em|Ring Table) /
/** The sports of the season; what is left has no matches there. */
const SEASON_SPORTS: readonly Motif[] = ['football', 'basketball']
const SEASON_ESPORTS: readonly Motif[] = ['arena', 'shooter']

/** The engines that a category has of its own; null for a title that none of them plays. */
const ENGINES: Readonly<Partial<Record<GameCategory, (title: Title) => string | null>>> = {
  RNG: slotOf,
  FISH: () => 'fish',
  LIVE: ({ motif, gameId }) => (DEALT_LIVE.includes(motif) && !OTHER_WHEELS.includes(gameId) ? motif : null),
  PVP: ({ name }) => (HOLDEM_TITLES.test(name) ? 'holdem' : null),
  SPORTS: ({ motif }) => (SEASON_SPORTS.includes(motif) ? 'book' : null),
  ESPORTS: ({ motif }) => (SEASON_ESPORTS.includes(motif) ? 'book' : null),
  COCKFIGHT: () => 'cockfight',
  INHOUSE: ({ motif }) => (ORIGINALS.includes(motif) ? motif : null),
}

/** Which of the sandbox's games plays this title. */
export function engineOf(title: Title): string {
  return ENGINES[title.category]?.(title) ?? 'quick-pick'
}

/** Of a video slot always the same one, whatever stands around it. */
function slotOf({ vendor, classes, gameId }: Title): string | null {
  if (classes.some((name) => ROUND_CLASSES.includes(name))) return null
  if (vendor === NORTHLIGHT) return 'northlight'
  if (classes.some((name) => CLASSIC_CLASSES.includes(name))) return 'classic'
  return VIDEO_ENGINES[hashOf(`engine ${gameId}`) % VIDEO_ENGINES.length] ?? 'lines'
}
