import { expect, test } from 'vitest'

import { barriersInDeepRun } from '../../../test/screens/barriers.ts'
import { one, parameter, sideways } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'

test.each(['bank', 'scan', 'usdt'])(
  'in right-to-left languages, the list of payment methods leads to the amount for %s',
  async (channel) => {
    const member = await newMember({ merchant: 'lotus' })
    await openScreen('/m/voucherCenter', { merchant: 'lotus', language: 'AR', member })
    ;(await one(`main a[href$="channel=${channel}"]`)).click()
    await expect.poll(() => parameter('channel')).toBe(channel)
    await one('main input[inputmode="decimal"]')
    await one('main [data-sticky] button')
    expect(sideways()).toBe(0)
    expect(await barriersInDeepRun()).toEqual([])
  },
)
