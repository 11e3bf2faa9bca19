import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const LINES = 'main li a'
const UNREAD = 'main a[data-unread="true"]'

test('an opened notice is not marked as unread any more', async () => {
  await openScreen('/m/notice')
  await expect.poll(() => findAll(UNREAD).length).toBe(3)
  ;(await findOne(LINES)).click()
  await expect.element(page.getByRole('article').getByRole('heading')).toBeVisible()
  history.back()
  await expect.poll(() => findAll(UNREAD).length).toBe(2)
})

test('the address of a missing notice shows the list of notices', async () => {
  await openScreen('/m/notice?id=none')
  ;(await findOne('main a[href="/m/notice"]')).click()
  await expect.poll(() => findAll(LINES).length).toBe(3)
})

test('notices for agents are shown to agents only, and are read once they were opened', async () => {
  await openScreen('/m/member/notice?types=A')
  await expect.poll(() => location.pathname).toBe('/m/login')
  const member = await newMember({ type: 1 })
  await openScreen('/m/notice', { member })
  ;(await findOne('main a[href^="/m/member/notice"]')).click()
  await expect.poll(() => findAll(UNREAD).length).toBe(1)
  await expect
    .poll(async () => {
      await openScreen('/m/member/notice?types=A', { member })
      await findOne(LINES)
      return [findAll(LINES).length, findAll(UNREAD).length]
    })
    .toEqual([1, 0])
})
