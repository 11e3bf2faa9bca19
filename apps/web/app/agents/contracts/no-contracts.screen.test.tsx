import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

const PAGES = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
] as const
const main = page.getByRole('main')

test.each(['aurora', 'lotus'] as const)(
  'where %s has no contracts of a kind, its page shows a message and a link',
  async (merchant) => {
    const member = await newMember({ merchant, type: 1 })
    const opened = { merchant, member, live: true }
    await runOperator('flags', 'update', merchant, 'DAILYSALCONT3', 'off')
    await openScreen(PAGES[0], opened)
    await expect.element(main.getByText('No contract yet')).toBeVisible()
    for (const flag of ['RTSALARY3', 'HOURSAL3', 'SIGNCONDIV3'])
      await runOperator('flags', 'update', merchant, flag, 'off')
    for (const address of PAGES) {
      await openScreen(address, opened)
      await expect.element(main.getByRole('link', { name: 'Go to lobby' })).toBeVisible()
      expect(await violationsInDeepRun()).toEqual([])
    }
    await openScreen('/m/agent', opened)
    await findOne('main a[href="/m/member/team"]')
    expect(findAll('main a[href*="getDevidendContract"]')).toEqual([])
  },
)
