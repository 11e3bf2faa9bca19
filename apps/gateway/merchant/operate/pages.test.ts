import { getSettings } from '@ante/contract/merchant/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)
const paths = async () => {
  const answer = await gateway.call(getSettings, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.paths
}

test('closing a page lists all others, and reopening the last closed one empties the list', async () => {
  expect(await paths()).toEqual([])
  await outputOf('pages', 'update', 'aurora', '/m/redRain', 'off')
  await expect.poll(paths).toEqual(expect.arrayContaining(['/m/activity', '/m/voucherCenter']))
  expect(await paths()).not.toContain('/m/redRain')
  expect(await outputOf('pages', 'list', 'aurora')).toContainEqual({
    merchant: 'aurora',
    page: '/m/redRain',
    state: false,
  })

  await outputOf('pages', 'update', 'aurora', '/m/redRain', 'on')
  await expect.poll(paths).toEqual([])
})

test.each(['/m/withdraw', '/m/safePlay', '/m/home', '/m/nothing'])('%s cannot be closed', async (page) => {
  expect(await runCommand('pages', 'update', 'aurora', page, 'off')).toMatchObject({ code: 1 })
})

test('a flag missing from the merchant’s list is shown as off', async () => {
  expect(await outputOf('flags', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ flag: 'DOWNLOADLOGIN3', state: false }),
  )
})
