import { addFavourite, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import { addFavouriteLotteries, removeFavouriteLottery } from '@ante/contract/lottery/games/favourites.ts'
import type { LiveEvent } from '@ante/contract/live/events.ts'
import { expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import type { LiveReader } from './test/live-reader.ts'
import { twoGateways } from './test/two-gateways.ts'

const [SLOT, FISHING] = [10_001, 20_001]

const site = twoGateways()

const publishedVersions = (reader: LiveReader) =>
  (reader.dataOf('favourites') as LiveEvent<'favourites'>[]).map(({ version }) => version)

test('a favourite that is added or removed is sent to all devices of the member, at every instance, and to no other member', async () => {
  const [member, stranger] = [await newMember(site.gateway), await newMember(site.gateway)]
  const pages = [await site.open(member.token), await site.open(member.token, site.other)]
  const strangerPage = await site.open(stranger.token)
  for (const page of [...pages, strangerPage]) await expect.poll(() => publishedVersions(page)).toEqual([0])

  await site.gateway.call(addFavourite, { nodeId: SLOT }, member)
  for (const page of pages) await expect.poll(() => publishedVersions(page)).toEqual([0, 1])
  await site.other.call(removeFavourite, { nodeId: SLOT }, member)
  for (const page of pages) await expect.poll(() => publishedVersions(page)).toEqual([0, 1, 2])
  expect(publishedVersions(strangerPage)).toEqual([0])
})

test('a favourite lottery that is added or removed is sent to all devices of the member too', async () => {
  const member = await newMember(site.gateway)
  const pages = [await site.open(member.token), await site.open(member.token, site.other)]
  for (const page of pages) await expect.poll(() => publishedVersions(page)).toEqual([0])
  await site.gateway.call(addFavouriteLotteries, { gameCodes: ['FFC60', 'PK1060'] }, member)
  await site.gateway.call(addFavouriteLotteries, { gameCodes: ['FFC60'] }, member)
  for (const page of pages) await expect.poll(() => publishedVersions(page)).toEqual([0, 1])
  await site.gateway.call(addFavourite, { nodeId: SLOT }, member)
  await site.other.call(removeFavouriteLottery, { gameCode: 'FFC60' }, member)
  for (const page of pages) await expect.poll(() => publishedVersions(page)).toEqual([0, 1, 2, 3])
})

test('a call without change sends nothing', async () => {
  const { token } = await newMember(site.gateway)
  const page = await site.open(token)
  await site.gateway.call(removeFavourite, { nodeId: SLOT }, { token })
  await site.gateway.call(addFavourite, { nodeId: SLOT }, { token })
  await site.gateway.call(addFavourite, { nodeId: SLOT }, { token })
  await site.gateway.call(addFavourite, { nodeId: 999_999_999 }, { token })
  await site.gateway.call(addFavourite, { nodeId: FISHING }, { token })
  await expect.poll(() => publishedVersions(page).at(-1)).toBe(2)
})

test('a device that was offline receives a newer version of the favourites with its first event', async () => {
  const { token } = await newMember(site.gateway)
  const page = await site.open(token)
  await expect.poll(() => publishedVersions(page)).toEqual([0])
  page.disconnect()
  await site.gateway.call(addFavourite, { nodeId: SLOT }, { token })
  const back = await site.open(token)
  await expect.poll(() => publishedVersions(back)).toEqual([1])
})
