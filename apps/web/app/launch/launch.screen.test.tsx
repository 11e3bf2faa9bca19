import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../test/screens/run-server-action.ts'
import { findAll, findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

const currentAddress = () => location.pathname + location.search
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const FRAME = 'main iframe'
const tapKind = async (name: string) => {
  await findOne('[role=tab]')
  findAll('[role=tab]')
    .find(({ textContent }) => textContent === name)
    ?.click()
}

test('a vendor’s tile leads to its page, and a lottery to its lobby', async () => {
  await openScreen('/m/home', { member: await newMember() })
  await tapKind('Slots')
  await findOne('[role=tabpanel] nav a[href="/m/slotsCenter?vassalage=JL"]')
  await tapKind('Lottery')
  ;(await findOne('[role=tabpanel] nav a[href*="vendor=LOTT"]')).click()
  await expect.poll(currentAddress).toBe('/m/lottery')
})

test('a third-party lottery lobby is a list to choose from', async () => {
  const address = '/m/launchGame?playType=trad&prize_mode=SEA&code=lobby&pageBack=home&vendor=TCG_SEA'
  await openScreen(address, { member: await newMember() })
  await expect.poll(currentAddress).toBe('/m/gameLobby?vassalage=TCG_SEA&gameType=LOTT')
})

test.each(['', '?vendor=%3Cb%3E&gameId=x&nodeId=1', '?code=lobby&prize_mode=%00'])(
  'the address %j without a game shows a message',
  async (query) => {
    await openScreen(`/m/launchGame${query}`, { member: await newMember() })
    await expect.element(title('Game not found')).toBeVisible()
  },
)

test('the page of a removed game links to available games', async () => {
  await openScreen('/m/launchGame?vendor=ANS&gameId=gone&nodeId=999999', { member: await newMember() })
  await expect.element(title('This game is no longer available')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Available now' })).toBeVisible()
})

test('members with an unfinished round are notified in the lobby, and can return to it', async () => {
  const member = await newMember()
  await runServerAction('createOpenRound', member.memberId)
  await openScreen('/m/gameList?gameType=RNG', { member })
  const notice = page.getByRole('complementary', { name: 'Unfinished round' })
  await expect.element(notice).toBeVisible()
  ;(await findOne('aside a[href^="/m/launchGame"]')).click()
  await findOne(FRAME)
  await page.getByRole('button', { name: 'Leave game' }).click()
  await notice.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a vendor closed by the operator is closed on open pages, and reopens on them', async () => {
  await openScreen('/m/gameList?gameType=RNG&vassalage=KBR', { member: await newMember(), live: true })
  const FIRST = 'main li[aria-posinset="1"]'
  const isClosed = () => (findAll(FIRST)[0]?.textContent ?? '').includes('Closed')
  await findOne(FIRST)
  expect(isClosed()).toBe(false)
  await runOperator('vendors', 'close', 'KBR', '--until', '+2h')
  await expect.poll(isClosed).toBe(true)
  ;(await findOne(`${FIRST} a`)).click()
  await expect.element(title('Kubera Reels is closed right now')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Available now' })).toBeVisible()
  // The list of games stays mounted but hidden, so only visible links are checked.
  expect(findAll('main a[href*="vendor=KBR"]').filter((link) => link.checkVisibility())).toEqual([])

  await runOperator('vendors', 'open', 'KBR')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await findOne(FRAME)
  await page.getByRole('button', { name: 'Leave game' }).click()
  await findOne(FIRST)
  await expect.poll(isClosed).toBe(false)
})
