/** Possible payout of a catch, in multiples of the shot's price; drawn by weight. */
interface Prize {
  times: number
  weight: number
}

const pays = (times: number): readonly Prize[] => [{ times, weight: 1 }]

export const targets = [
  'minnow',
  'sunfish',
  'lantern',
  'puffer',
  'angel',
  'turtle',
  'ray',
  'squid',
  'marlin',
  'shark',
  'carp',
  'mine',
  'eel',
  'boss-shell',
  'boss-crown',
  'boss-heart',
] as const
export type Target = (typeof targets)[number]

/**
 * All targets. The blast of a mine and the eel's lightning pay by their own tables, independent of nearby fish, so that
 * no return depends on the fish present. Each part of the boss is a separate target, in sequence.
 */
export const prizesOf: Record<Target, readonly Prize[]> = {
  minnow: pays(2),
  sunfish: pays(3),
  lantern: pays(5),
  puffer: pays(8),
  angel: pays(10),
  turtle: pays(15),
  ray: pays(20),
  squid: pays(30),
  marlin: pays(40),
  shark: pays(60),
  carp: pays(100),
  mine: [
    { times: 20, weight: 50 },
    { times: 40, weight: 30 },
    { times: 80, weight: 15 },
    { times: 200, weight: 5 },
  ],
  eel: [
    { times: 30, weight: 50 },
    { times: 60, weight: 30 },
    { times: 120, weight: 15 },
    { times: 320, weight: 5 },
  ],
  'boss-shell': pays(50),
  'boss-crown': pays(100),
  'boss-heart': pays(250),
}

/** The boss's parts in the order in which they are broken; breaking the last one catches the boss. */
export const BOSS_PARTS = ['boss-shell', 'boss-crown', 'boss-heart'] as const satisfies readonly Target[]

/** Swimming creatures. The boss is one creature: its next unbroken part is the target. */
export type Creature = Exclude<Target, (typeof BOSS_PARTS)[number]> | 'boss'

const isPart = (target: Target): target is (typeof BOSS_PARTS)[number] => BOSS_PARTS.some((part) => part === target)

export const creatureOf = (target: Target): Creature => (isPart(target) ? 'boss' : target)

export const creatures: readonly Creature[] = [...new Set(targets.map(creatureOf))]

/** Return of shots at any target: 24 of 25. */
export const RETURN = { numerator: 24, denominator: 25 } as const

/** A double shot costs twice as much and has twice the probability of the same prize. */
export const weapons = ['single', 'double'] as const
export type Weapon = (typeof weapons)[number]
export const POWERS: Record<Weapon, number> = { single: 1, double: 2 }

export function weightOf(target: Target): number {
  return prizesOf[target].reduce((sum, { weight }) => sum + weight, 0)
}

/**
 * Average payout of a catch times its table's total weight: an integer, so that each probability is an exact fraction.
 */
export function weightedPrizes(target: Target): number {
  return prizesOf[target].reduce((sum, { times, weight }) => sum + times * weight, 0)
}
