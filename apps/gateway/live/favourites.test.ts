import { addFavourite, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import type { LiveEvent } from '@ante/contract/live/events.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { LiveReader } from './test/live-reader.ts'

const [SLOT, FISHING] = [10_001, 20_001]

let gateway: TestGateway
let other: TestGateway
let readers: LiveReader[] = []
beforeAll(async () => {
  gateway = await startGateway()
  other = await startGatewayOn(gateway.databaseUrl)
})
afterEach(() => {
  for (const reader of readers) reader.cut()
  readers = []
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

async function open(token: string, at = gateway): Promise<LiveReader> {
  const reader = new LiveReader(at, { token })
  readers.push(reader)
  await reader.opened
  return reader
}

const versionsTold = (reader: LiveReader) =>
  (reader.named('favourites') as LiveEvent<'favourites'>[]).map(({ version }) => version)

test('a mark that is set or taken is told to all devices of the member, at every instance, and to nobody else', async () => {
  const [member, stranger] = [await newMember(gateway), await newMember(gateway)]
  const pages = [await open(member.token), await open(member.token, other)]
  const strangerPage = await open(stranger.token)
  for (const page of [...pages, strangerPage]) await expect.poll(() => versionsTold(page)).toEqual([0])

  await gateway.call(addFavourite, { nodeId: SLOT }, member)
  for (const page of pages) await expect.poll(() => versionsTold(page)).toEqual([0, 1])
  await other.call(removeFavourite, { nodeId: SLOT }, member)
  for (const page of pages) await expect.poll(() => versionsTold(page)).toEqual([0, 1, 2])
  expect(versionsTold(strangerPage)).toEqual([0])
})

test('what changes nothing is no news', async () => {
  const { token } = await newMember(gateway)
  const page = await open(token)
  await gateway.call(removeFavourite, { nodeId: SLOT }, { token })
  await gateway.call(addFavourite, { nodeId: SLOT }, { token })
  await gateway.call(addFavourite, { nodeId: SLOT }, { token })
  await gateway.call(addFavourite, { nodeId: 999_999_999 }, { token })
  await gateway.call(addFavourite, { nodeId: FISHING }, { token })
  await expect.poll(() => versionsTold(page).at(-1)).toBe(2)
})

test('a device that was away learns from its first event that its marks are old', async () => {
  const { token } = await newMember(gateway)
  const page = await open(token)
  await expect.poll(() => versionsTold(page)).toEqual([0])
  page.cut()
  await gateway.call(addFavourite, { nodeId: SLOT }, { token })
  const back = await open(token)
  await expect.poll(() => versionsTold(back)).toEqual([1])
})
