import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { barriersInDeepRun } from '../../../test/screens/barriers.ts'
import { one, sideways } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'

const main = page.getByRole('main')

test.each([
  ['bank', '1000', 'button bdi'],
  ['scan', '200', '[role="img"], img'],
  ['usdt', '50', '[role="progressbar"], progress'],
])('from right to left, a deposit by %s leads from the list to what is to be paid', async (channel, amount, paying) => {
  await openScreen('/m/voucherCenter', {
    merchant: 'lotus',
    language: 'AR',
    member: await newMember({ merchant: 'lotus' }),
  })
  ;(await one(`main a[href$="channel=${channel}"]`)).click()
  await main.getByRole('textbox').first().fill(amount)
  ;(await one('main [data-sticky] button')).click()
  await one(`main ${paying}`)
  expect(new URLSearchParams(location.search).has('order')).toBe(true)
  expect(sideways()).toBe(0)
  expect(await barriersInDeepRun()).toEqual([])
})
