import { addFavouriteLotteries, listFavouriteLotteries } from '@ante/contract/lottery/games/favourites.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '../../lib/calls/call.ts'
import { callAs } from '../../../test/screens/call-as.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, ownGateway, repairNetwork } from '../../../test/screens/own-gateway.ts'

ownGateway()

const ADDRESS = '/m/lottery?tab=pk10'
const star = (game: string) => `main [role=tabpanel] li:has(a[href="/m/lotteryBet?game=${game}"]) button`
const isStarred = (game: string) => () => findAll(star(game))[0]?.ariaPressed

test('a visitor’s stars are transferred to the member who signs in, on every device', async () => {
  await openScreen(ADDRESS)
  ;(await findOne(star('PK1060'))).click()
  await expect.poll(isStarred('PK1060')).toBe('true')
  const member = await newMember()
  await openScreen(ADDRESS, { member, live: true })
  await expect.poll(isStarred('PK1060')).toBe('true')
  // The star now belongs to the member, not to the device.
  await expect.poll(() => localStorage.length > 0 && JSON.stringify(localStorage)).not.toContain('PK1060')

  // Simulates another device of the same member.
  await call(addFavouriteLotteries, { gameCodes: ['PK10300'] })
  await expect.poll(isStarred('PK10300')).toBe('true')
})

test('a star that cannot be sent stays shown, with a message, and is saved once there is a connection', async () => {
  const member = await newMember()
  await openScreen(ADDRESS, { member })
  await findOne(star('PK1060'))
  await breakNetwork(/\/lgw\/games\/favourites/, 'cut')
  ;(await findOne(star('PK1060'))).click()
  await expect
    .element(page.getByText('You’re offline. This will be saved once you’re connected.').first())
    .toBeVisible()
  expect(isStarred('PK1060')()).toBe('true')

  await repairNetwork()
  window.dispatchEvent(new Event('online'))
  await expect.poll(async () => (await callAs(member, listFavouriteLotteries, {})).gameCodes).toEqual(['PK1060'])
  expect(isStarred('PK1060')()).toBe('true')
})
