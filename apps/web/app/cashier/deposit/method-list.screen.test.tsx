import { expect, test } from 'vitest'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findOne, addressParameter, horizontalOverflow } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'

test.each(['bank', 'scan', 'usdt'])(
  'in right-to-left languages, the list of payment methods leads to the amount for %s',
  async (channel) => {
    const member = await newMember({ merchant: 'lotus' })
    await openScreen('/m/voucherCenter', { merchant: 'lotus', language: 'AR', member })
    ;(await findOne(`main a[href$="channel=${channel}"]`)).click()
    await expect.poll(() => addressParameter('channel')).toBe(channel)
    await findOne('main input[inputmode="decimal"]')
    await findOne('main [data-sticky] button')
    expect(horizontalOverflow()).toBe(0)
    expect(await violationsInDeepRun()).toEqual([])
  },
)
