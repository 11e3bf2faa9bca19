import { isOwnLottery, ownLotteryAddress } from '@ante/contract/launch/own-lottery.ts'
import { expect, test } from 'vitest'

import { accounts } from './accounts.ts'
import { announcements } from './announcements.ts'
import { games } from './games.ts'
import { matchesFrom } from './matches.ts'
import { hotGameIds } from './hot.ts'
import { lotteryGames } from './lottery/lottery.ts'
import { merchants } from './merchants.ts'
import { motifs } from './motifs.ts'
import { ownLotteryGames } from './own-lottery-games.ts'
import { NORTHLIGHT, vendors } from './vendors.ts'

const codes = new Set(vendors.map(({ code }) => code))

test('the lobby has the documented size: 640 games, 20 vendors, every category', () => {
  expect(games.length).toBeGreaterThanOrEqual(640)
  expect(codes.size).toBeGreaterThanOrEqual(20)
  expect(new Set(games.map(({ category }) => category)).size).toBe(10)
  const hot = games.filter((game) => game.hot).length
  expect(hot).toBeGreaterThanOrEqual(24)
  expect(hot).toBeLessThanOrEqual(40)
})

test.each(['nodeId', 'name', 'gameId'] as const)('no two games share a %s', (field) => {
  const values = [...games, ...ownLotteryGames].map((game) => game[field])
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test('no two games of vendors share a picture', () => {
  const values = games.map(({ picture }) => picture)
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test('every hot game and every motif is used', () => {
  const ids = new Set(games.map(({ gameId }) => gameId))
  expect(hotGameIds.filter((id) => !ids.has(id))).toEqual([])
  const used = new Set(games.map(({ motif }) => motif))
  expect(motifs.filter((motif) => !used.has(motif))).toEqual([])
})

test('slots come in every class that the lobby can filter', () => {
  const classes = games.filter(({ category }) => category === 'RNG').flatMap((game) => game.classes)
  expect(new Set(classes)).toEqual(new Set(['VIDEO', 'CLASSIC', 'JP', 'SC', 'VP', 'TG', 'AC', 'BG']))
})

test('the name of each game fits on a tile', () => {
  const names = [...games, ...ownLotteryGames].map(({ name }) => name)
  expect(names.filter((name) => name.length > 24)).toEqual([])
})

test('every game and match belongs to an existing vendor', () => {
  expect(games.filter(({ vendor }) => !codes.has(vendor))).toEqual([])
  const ids = new Set(games.map(({ vendor, gameId }) => `${vendor} ${gameId}`))
  const matches = matchesFrom(new Date('2026-11-23T08:00:00Z'))
  expect(matches.length).toBeGreaterThan(100)
  expect(matches.filter(({ vendor, gameId }) => !ids.has(`${vendor} ${gameId}`))).toEqual([])
  const offered = [...games, ...ownLotteryGames]
  expect(vendors.filter(({ code }) => !offered.some(({ vendor }) => vendor === code))).toEqual([])
})

test('every own lottery is a game of the catalogue whose tile opens its betting page', () => {
  const opened = ownLotteryGames.map((game) => ownLotteryAddress(game))
  expect(opened).toEqual(lotteryGames['aurora']?.map(({ code }) => `/m/lotteryBet?game=${code}`))
  expect(games.filter((game) => isOwnLottery(game.vendor))).toEqual([])
})

test('the slot with a real engine exists', () => {
  expect(games.find(({ gameId }) => gameId === 'northlight-reels')).toMatchObject({ vendor: NORTHLIGHT, hot: true })
})

test('each merchant has announcements of every type and popups for every audience', () => {
  for (const { code } of merchants) {
    const own = announcements.filter((announcement) => announcement.merchants.includes(code))
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set(['A', 'PL', 'B', 'PU', 'PR', 'H']))
    const audiences = own.flatMap(({ execution }) => execution ?? [])
    expect(new Set(audiences)).toEqual(new Set(['A', 'B', 'F']))
  }
})

test('every announcement has texts in all three languages', () => {
  const unworded = announcements.filter(({ title, content }) =>
    [title, content].some((texts) => (['EN', 'TY', 'AR'] as const).some((language) => !texts[language]?.trim())),
  )
  expect(unworded).toEqual([])
})

test('every member type has an account, and an upline precedes its downline members', () => {
  expect(new Set(accounts.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 40, 41, 42]))
  const early = accounts.filter(({ upline }, index) => {
    const before = accounts.slice(0, index).map(({ account }) => account)
    return upline !== null && !before.includes(upline)
  })
  expect(early).toEqual([])
})
