import { expect, test } from 'vitest'

import { findAll, findOne } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'

test('the agreement opens beside the registration form, which stays unchanged', async () => {
  await openScreen('/m/register')
  const link = await findOne('a[href="/m/useragreement"]')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('the agreement has all its sections', async () => {
  await openScreen('/m/useragreement')
  await expect.poll(() => findAll('article section').length).toBe(13)
})
