import { expect, test } from 'vitest'

import { firstTiles, haveSameNodes, reuseTiles } from './drawn-tiles.ts'
import { TileUpdates } from './tile-updates.ts'
import { gameOf, tileContext } from './test/tile-context.ts'

const games = Array.from({ length: 12 }, (_, at) => gameOf({ nodeId: at, gameName: `Game ${at}` }))

test('a changed position notifies only the nodes that draw it', () => {
  const drawn = firstTiles(4)
  const tiles = new TileUpdates(drawn, tileContext({ games }))
  const received: string[] = []
  for (const { key } of drawn) tiles.watch(key, ({ name }) => received.push(`${key} shows ${name}`))
  const next = reuseTiles(drawn, [2, 3, 4, 5])
  tiles.show(next)
  tiles.show(next)
  expect(received.slice(drawn.length)).toEqual(['0 shows Game 4', '1 shows Game 5'])
  expect(drawn.map(({ key }) => tiles.contentOf(key)?.position)).toEqual([5, 6, 3, 4])
  expect(haveSameNodes(drawn, next)).toBe(true)
})

test('nodes mounted later find their content, unmounted nodes get no notifications, and remounted nodes get the missed content', () => {
  const drawn = firstTiles(2)
  const tiles = new TileUpdates(drawn, tileContext({ games }))
  const received: number[] = []
  const watch = () => tiles.watch(1, ({ position }) => received.push(position))
  const unwatch = watch()
  const moreTiles = reuseTiles(drawn, [0, 1, 2])
  expect(haveSameNodes(drawn, moreTiles)).toBe(false)
  tiles.show(moreTiles)
  expect(tiles.contentOf(2)?.position).toBe(3)
  unwatch()
  tiles.show([{ at: 7, key: 1 }])
  expect(received).toEqual([2])
  expect(tiles.contentOf(2)).toBeNull()
  watch()
  expect(received).toEqual([2, 8])
})

test('changed common data notifies all nodes, except those beyond the end of the list', () => {
  const tiles = new TileUpdates(firstTiles(3), tileContext({ games }))
  const received: string[] = []
  for (const key of [0, 1, 2]) tiles.watch(key, ({ name, isMarked }) => received.push(`${name} ${isMarked}`))
  received.length = 0
  tiles.update(tileContext({ games: games.slice(0, 2), marked: [1] }))
  expect(received).toEqual(['Game 0 false', 'Game 1 true'])
})
