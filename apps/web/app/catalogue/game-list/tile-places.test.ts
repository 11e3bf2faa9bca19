import { expect, test } from 'vitest'

import { firstTiles, haveSameNodes, takenOver } from './drawn-tiles.ts'
import { TilePlaces } from './tile-places.ts'

test('a place that changes is told to the nodes that draw it, and to no others', () => {
  const drawn = firstTiles(4)
  const places = new TilePlaces(drawn)
  const told: string[] = []
  for (const { key } of drawn) places.watch(key, (at) => told.push(`${key} draws ${at}`))
  const next = takenOver(drawn, [2, 3, 4, 5])
  places.show(next)
  places.show(next)
  expect(told.slice(drawn.length)).toEqual(['0 draws 4', '1 draws 5'])
  expect(drawn.map(({ key }) => places.placeOf(key))).toEqual([4, 5, 2, 3])
  expect(haveSameNodes(drawn, next)).toBe(true)
})

test('nodes that come later find their place, who has gone is told nothing, and who comes back what he has missed', () => {
  const drawn = firstTiles(2)
  const places = new TilePlaces(drawn)
  const told: number[] = []
  const leave = places.watch(1, (at) => told.push(at))
  const more = takenOver(drawn, [0, 1, 2])
  expect(haveSameNodes(drawn, more)).toBe(false)
  places.show(more)
  expect(places.placeOf(2)).toBe(2)
  leave()
  places.show([{ at: 7, key: 1 }])
  expect(told).toEqual([1])
  expect(places.placeOf(2)).toBeUndefined()
  places.watch(1, (at) => told.push(at))
  expect(told).toEqual([1, 7])
})
