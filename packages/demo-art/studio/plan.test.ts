import { banners } from '@ante/demo/banners.ts'
import { games } from '@ante/demo/games.ts'
import { lotteryGames } from '@ante/demo/lottery/lottery.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { leagues, slugOf } from '@ante/demo/season/leagues.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { expect, test } from 'vitest'

import { allPictures } from './plan.ts'

const pictures = allPictures()
const byPath = new Map(pictures.map((picture) => [`/pictures/${picture.path}`, picture]))

test('every picture referenced by the demo data is drawn', () => {
  const named = [
    ...games.map(({ picture }) => picture),
    ...banners.map(({ picture }) => picture ?? ''),
    ...vendors.map(({ picture }) => picture),
    ...leagues.flatMap(({ teams }) => teams.map(({ name }) => `/pictures/crests/${slugOf(name)}.svg`)),
    ...Object.values(lotteryGames)
      .flat()
      .map(({ family }) => `/pictures/lottery/${family.toLowerCase().replace('_', '-')}.webp`),
    ...merchants.map(({ licence }) => licence.picture),
  ]
  expect(named.filter((address) => !byPath.has(address))).toEqual([])
})

test('no two pictures share a path, and no two games a cover', () => {
  expect(byPath.size).toBe(pictures.length)
  const covers = games.map(({ picture }) => byPath.get(picture)?.svg)
  expect(new Set(covers).size).toBe(games.length)
})

test('the same data gives the same pictures', () => {
  expect(allPictures()).toEqual(pictures)
})

test('a drawing is complete: it references no font or file, and contains no invalid number', () => {
  const broken = pictures.filter(({ svg }) => /NaN|undefined|Infinity|<text|<image|href=/.test(svg))
  expect(broken.map(({ path }) => path)).toEqual([])
})

test('every gradient, clip and filter used by a drawing is defined in it', () => {
  const dangling = pictures.filter(({ svg }) => {
    const known = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
    return [...svg.matchAll(/url\(#(\w+)\)/g)].some(([, id]) => !known.has(id))
  })
  expect(dangling.map(({ path }) => path)).toEqual([])
})
