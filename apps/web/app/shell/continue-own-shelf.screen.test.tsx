import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const LOTTERY = '/m/lotteryBet?game=FFC60'

/** Addresses of the tiles on the shelf. */
const tileAddresses = () =>
  findAll('main section')
    .filter((section) => section.querySelector('h2')?.textContent === 'Continue playing')
    .flatMap((section) => [...section.querySelectorAll('li a')])
    .map((tile) => tile.getAttribute('href') ?? '')

test('a newcomer is led to the hot games', async () => {
  await openScreen('/m/home', { member: await newMember() })
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'See hot games' }))
    .toHaveAttribute('href', '/m/gameList?gameType=HOT')
  expect(tileAddresses()).toEqual([])
})

test('opened lotteries and games are on the shelf in turn', async () => {
  const member = await newMember()
  await openScreen(LOTTERY, { member })
  await expect.element(page.getByRole('button', { name: 'Repeat last bet' })).toBeVisible()
  await openScreen('/m/home', { member })
  await expect.poll(tileAddresses).toEqual([LOTTERY])

  await openScreen('/m/gameList?gameType=RNG', { member })
  ;(await findOne('main li[aria-posinset="1"] a')).click()
  await findOne('main iframe')
  await openScreen('/m/home', { member })
  await expect.poll(tileAddresses).toEqual([expect.stringContaining('gameCategory=RNG'), LOTTERY])
})

test('an opened lottery that is a favourite too is on the shelf once', async () => {
  const member = await newMember()
  await openScreen('/m/gameList?gameType=ELOTT&gameName=half-minute+lottery', { member })
  ;(await findOne('main li[aria-posinset="1"] button[aria-pressed="false"]')).click()
  await findOne('main li[aria-posinset="1"] button[aria-pressed="true"]')
  await openScreen('/m/home', { member })
  await expect.poll(tileAddresses).toEqual([expect.stringContaining('gameId=FFC30')])

  await openScreen('/m/lotteryBet?game=FFC30', { member })
  await expect.element(page.getByRole('button', { name: 'Repeat last bet' })).toBeVisible()
  await openScreen('/m/home', { member })
  await expect.poll(tileAddresses).toEqual(['/m/lotteryBet?game=FFC30'])
})
