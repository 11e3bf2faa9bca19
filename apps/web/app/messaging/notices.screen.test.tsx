import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { all, one } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const LINES = 'main li a'
const UNREAD = 'main a[data-unread="true"]'

test('a notice that was opened is not marked any more', async () => {
  await openScreen('/m/notice')
  await expect.poll(() => all(UNREAD).length).toBe(3)
  ;(await one(LINES)).click()
  await expect.element(page.getByRole('article').getByRole('heading')).toBeVisible()
  history.back()
  await expect.poll(() => all(UNREAD).length).toBe(2)
})

test('a notice that is not there leads to those that are', async () => {
  await openScreen('/m/notice?id=none')
  ;(await one('main a[href="/m/notice"]')).click()
  await expect.poll(() => all(LINES).length).toBe(3)
})

test('news for agents are for agents, and are read once they were seen', async () => {
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
