import { getSettings } from '@ante/contract/merchant/settings.ts'
import { homeOrder } from '@ante/contract/merchant/menu-keys.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)
const menu = async () => {
  const answer = await gateway.call(getSettings, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.menu
}

test('the home page has the merchant’s order of blocks, and unlisted blocks are hidden', async () => {
  const others = (await menu()).filter((key) => !key.startsWith('HOME_'))
  expect((await menu()).filter((key) => key.startsWith('HOME_'))).toEqual(homeOrder([]))

  await outputOf('home', 'update', 'aurora', 'home_lobby, HOME_CONTINUE,HOME_MATCHES')
  await expect.poll(menu).toEqual([...others, 'HOME_LOBBY', 'HOME_CONTINUE', 'HOME_MATCHES'])
  expect(await outputOf('home', 'list', 'aurora')).toEqual(
    expect.arrayContaining([
      { merchant: 'aurora', block: 'HOME_LOBBY', shown: true },
      { merchant: 'aurora', block: 'HOME_CONTINUE', shown: true },
      { merchant: 'aurora', block: 'HOME_MATCHES', shown: true },
      { merchant: 'aurora', block: 'HOME_BANNERS', shown: false },
    ]),
  )
})

test.each(['HOME_LOBY', 'DEPOSIT', '', 'HOME_LOBBY,HOME_LOBBY'])('%j is refused', async (blocks) => {
  expect(await runCommand('home', 'update', 'aurora', blocks)).toMatchObject({ code: 1 })
})
