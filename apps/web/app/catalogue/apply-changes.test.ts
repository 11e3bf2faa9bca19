import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'

import { queueTapCall } from '../lib/calls/tap-queue.ts'
import { favourites } from './favourites.ts'
import { applyCatalogueEvent, applyFavouritesEvent } from './apply-changes.ts'

const GAMES = ['catalogue', 'games']

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient()
  queries.setQueryData(GAMES, [])
  queries.setQueryData(favourites.queryKey, { content: [], pageNum: 1, totalPages: 1, nodeIds: [] })
})

const isOld = (queryKey: readonly unknown[]) => queries.getQueryState(queryKey)?.isInvalidated

test('games are reloaded when their version changes, and not when the same version is repeated', () => {
  const waiting: (() => void)[] = []
  const take = applyCatalogueEvent(queries, null, (action) => waiting.push(action))
  take({ version: '7' })
  take({ version: '7' })
  expect(waiting).toEqual([])
  take({ version: '8' })
  expect(isOld(GAMES)).toBe(false)
  waiting.forEach((action) => action())
  expect(isOld(GAMES)).toBe(true)
  expect(isOld(favourites.queryKey)).toBe(false)
})

test('games that changed between rendering and the start of the stream are reloaded', () => {
  const waiting: (() => void)[] = []
  const take = applyCatalogueEvent(queries, '7', (action) => waiting.push(action))
  take({ version: '7' })
  expect(waiting).toEqual([])

  applyCatalogueEvent(queries, '7', (action) => waiting.push(action))({ version: '8-KBR' })
  expect(waiting).toHaveLength(1)
})

test('favourites changed on another device are reloaded', async () => {
  const take = applyFavouritesEvent(queries)
  take({ version: 0 })
  take({ version: 1 })
  await expect.poll(() => isOld(favourites.queryKey)).toBe(true)
  expect(isOld(GAMES)).toBe(false)
})

test('favourites that changed before the stream began are reloaded', async () => {
  applyFavouritesEvent(queries)({ version: 3 })
  await expect.poll(() => isOld(favourites.queryKey)).toBe(true)
})

test('favourites that a member never changed are not reloaded', async () => {
  applyFavouritesEvent(queries)({ version: 0 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(isOld(favourites.queryKey)).toBe(false)
})

test('favourites are reloaded only after all taps are answered', async () => {
  const answers: (() => void)[] = []
  const tap = () => queueTapCall(() => new Promise<void>((resolve) => answers.push(resolve)))
  const take = applyFavouritesEvent(queries)
  take({ version: 0 })
  const first = tap()
  take({ version: 1 })
  const second = tap()
  await expect.poll(() => answers).toHaveLength(1)
  answers[0]?.()
  await first
  await expect.poll(() => answers).toHaveLength(2)
  expect(isOld(favourites.queryKey)).toBe(false)
  answers[1]?.()
  await second
  await expect.poll(() => isOld(favourites.queryKey)).toBe(true)
})
