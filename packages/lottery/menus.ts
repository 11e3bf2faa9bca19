import type { Family } from './family.ts'
import type { Play } from './play.ts'

/** The plays of each family, made when first asked for. ZY is a menu of its own. */
export const MENUS: Readonly<Record<string, () => readonly Play[]>> = {}

/** Other names of a family's plays. */
export const PLAY_NAMES: Readonly<Partial<Record<Family, (name: string) => string>>> = {}
