import fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstTiles, inOrder, isInOrder, sortingStep, reuseTiles } from './drawn-tiles.ts'
import type { DrawnTile } from './drawn-tiles.ts'

const between = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, step) => from + step)
const keyOf = (tiles: DrawnTile[], position: number) => tiles.find(({ at }) => at === position)?.key

test('a new position reuses the nodes of a removed one, in place', () => {
  expect(reuseTiles(firstTiles(4), between(2, 6))).toEqual([
    { at: 4, key: 0 },
    { at: 5, key: 1 },
    { at: 2, key: 2 },
    { at: 3, key: 3 },
  ])
})

test('in sorted mode each position keeps its own nodes, and new positions have new ones', () => {
  expect(inOrder(reuseTiles(firstTiles(4), between(2, 6)), between(3, 7))).toEqual([
    { at: 3, key: 3 },
    { at: 4, key: 0 },
    { at: 5, key: 1 },
    { at: 6, key: 4 },
  ])
})

test('with any scrolling, each position is drawn once with its own nodes, and unchanged positions keep their nodes', () => {
  const step = fc.record({ from: fc.nat({ max: 80 }), count: fc.nat({ max: 30 }), excluded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let tiles = firstTiles(12)
      for (const { from, count, excluded } of steps) {
        const before = tiles
        const positions = between(from, from + count)
        tiles = (excluded ? inOrder : reuseTiles)(tiles, positions)
        const drawnAt = tiles.map(({ at }) => at)
        expect(excluded ? drawnAt : drawnAt.toSorted((a, b) => a - b)).toEqual(positions)
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(count)
        for (const { at, key } of before) expect([key, undefined]).toContain(keyOf(tiles, at))
      }
    }),
  )
})

test('the tiles are sorted step by step, moving one at a time', () => {
  const at = fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 20 })
  fc.assert(
    fc.property(at, (positions) => {
      const drawn = positions.map((position, key) => ({ at: position, key }))
      let tiles: DrawnTile[] = drawn
      for (let steps = 0; !isInOrder(tiles); steps += 1) {
        expect(steps).toBeLessThan(drawn.length ** 2)
        const next = sortingStep(tiles)
        const movedTile = tiles.find((tile, index) => next[index] !== tile)
        expect(next.filter((tile) => tile !== movedTile)).toEqual(tiles.filter((tile) => tile !== movedTile))
        tiles = next
      }
      expect(tiles).toEqual(inOrder(drawn, positions))
    }),
  )
})
