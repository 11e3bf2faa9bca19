import { hashOf } from './hash.ts'
import type { Motif } from './motifs.ts'
import type { DemoGame, GameCategory } from './types.ts'
import { NORTHLIGHT } from './vendors.ts'

/** Fields that determine the engine. */
type Title = Pick<DemoGame, 'vendor' | 'category' | 'classes' | 'gameId' | 'motif' | 'name'>

/** Classes that are not slots: scratch cards, video poker, table games, arcade, bingo. */
const ROUND_CLASSES = ['SC', 'VP', 'TG', 'AC', 'BG']
/** Classes with three reels, and those that play for the jackpot. */
const CLASSIC_CLASSES = ['CLASSIC', 'JP']
const VIDEO_ENGINES = ['lines', 'ways', 'cluster'] as const
/** Motifs of live games with their own engine, and the titles with these motifs whose wheel has two balls. */
const DEALT_LIVE: readonly Motif[] = ['baccarat', 'roulette']
const OTHER_WHEELS: readonly string[] = ['double-ball-deluxe']
const ORIGINALS: readonly Motif[] = ['dice', 'plinko', 'mines', 'crash']
/** Rooms that are hold'em cash tables. */
const HOLDEM_TITLES = /^(Hold'em|Ring Table) /
/** Sports of the season; the others have no matches. */
const SEASON_SPORTS: readonly Motif[] = ['football', 'basketball']
const SEASON_ESPORTS: readonly Motif[] = ['arena', 'shooter']

/** Engines of a category; null for a title without its own engine. */
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

/** Returns the sandbox engine of a title. */
export function engineOf(title: Title): string {
  return ENGINES[title.category]?.(title) ?? 'quick-pick'
}

/** Returns the engine of a title, independent of the other titles; null for classes that are not slots. */
function slotOf({ vendor, classes, gameId }: Title): string | null {
  if (classes.some((name) => ROUND_CLASSES.includes(name))) return null
  if (vendor === NORTHLIGHT) return 'northlight'
  if (classes.some((name) => CLASSIC_CLASSES.includes(name))) return 'classic'
  return VIDEO_ENGINES[hashOf(`engine ${gameId}`) % VIDEO_ENGINES.length] ?? 'lines'
}
