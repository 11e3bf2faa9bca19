import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { all, one } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const LINES = 'main li a'
const UNREAD = 'main a[data-unread="true"]'

test('an opened notice is not marked as unread any more', async () => {
  await openScreen('/m/notice')
  await expect.poll(() => all(UNREAD).length).toBe(3)
  ;(await one(LINES)).click()
  await expect.element(page.getByRole('article').getByRole('heading')).toBeVisible()
  history.back()
  await expect.poll(() => all(UNREAD).length).toBe(2)
})

test('a missing notice shows the list of the existing ones', async () => {
  await openScreen('/m/notice?id=none')
  ;(await one('main a[href="/m/notice"]')).click()
  await expect.poll(() => all(LINES).length).toBe(3)
})

test('notices for agents are shown to agents only, and are read once they were opened', async () => {
  await openScreen('/m/member/notice?types=A')
  await expect.poll(() => location.pathname).toBe('/m/login')
  const member = await newMember({ type: 1 })
  await openScreen('/m/notice', { member })
  ;(await one('main a[href^="/m/member/notice"]')).click()
  await expect.poll(() => all(UNREAD).length).toBe(1)
  await expect
    .poll(async () => {
      await openScreen('/m/member/notice?types=A', { member })
      await one(LINES)
      return [all(LINES).length, all(UNREAD).length]
    })
    .toEqual([1, 0])
})
