import { minBetsOf } from './bets.ts'
import { isHot } from './hot.ts'
import { hashOf } from './hash.ts'
import { gameGroups } from './game-groups.ts'
import type { GameGroup } from './game-groups.ts'
import { titlesIn } from './titles/titles.ts'
import type { Title } from './titles/titles.ts'
import type { DemoGame, GameCategory } from './types.ts'

/** Nodes of each category are numbered from here, in order of its titles: new ones are appended. */
const FIRST_NODE = {
  RNG: 10_001,
  FISH: 20_001,
  LIVE: 30_001,
  PVP: 40_001,
  SPORTS: 50_001,
  ESPORTS: 51_001,
  COCKFIGHT: 52_001,
  INHOUSE: 60_001,
  ELOTT: 70_001,
  LOTT: 71_001,
} satisfies Record<GameCategory, number>

const WITH_PLAY_MONEY: readonly GameCategory[] = ['RNG', 'FISH', 'INHOUSE']
const NEW_OF_A_HUNDRED = 12

const placed = gameGroups.flatMap((group) => titlesIn(group.titles).map((title) => ({ group, title })))
const counted = new Map<GameCategory, number>()

export const games: DemoGame[] = placed.map(({ group, title }) => {
  const index = counted.get(group.category) ?? 0
  counted.set(group.category, index + 1)
  return gameOf(group, title, FIRST_NODE[group.category] + index)
})

function gameOf({ category, vendors, classes }: GameGroup, title: Title, nodeId: number): DemoGame {
  const slug = slugOf(title.name)
  const game = {
    nodeId,
    vendor: oneOf(vendors(title), `vendor of ${slug}`),
    gameId: slug,
    name: title.name,
    category,
    classes: classes(title),
    isNew: title.motif === 'northlight' || hashOf(`new ${slug}`) % 100 < NEW_OF_A_HUNDRED,
    hot: isHot(slug),
    motif: title.motif,
    picture: `/pictures/games/${slug}.webp`,
    supportPlay: WITH_PLAY_MONEY.includes(category),
  }
  return { ...game, minBet: oneOf(minBetsOf(game), `bet of ${slug}`) }
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['!.]/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
}

/** Returns the same choice for the same seed, independent of the other titles. */
function oneOf(choices: readonly string[], seed: string): string {
  const choice = choices[hashOf(seed) % choices.length]
  if (choice === undefined) throw new RangeError(`nothing to choose from for ${seed}`)
  return choice
}
