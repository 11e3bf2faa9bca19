import type { CDPSession, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { AURORA_ALONE } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { newNumber } from './kit/newcomer.ts'

const WIDE = '１２３４５６'
const line = (page: Page, name: string) => page.locator(`form input[name="${name}"]`)

/** Types as an input method does: each key replaces the composed text by a longer one, then it is committed. */
async function compose(keyboard: CDPSession, text: string): Promise<void> {
  for (let length = 1; length <= text.length; length++) {
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  }
  await keyboard.send('Input.insertText', { text })
}

test(
  'digits that an input method composes stand once, and a code in a pasted message is found before it is cut',
  { tag: AURORA_ALONE },
  async ({ page, context, say, merchant }) => {
    const keyboard = await context.newCDPSession(page)
    await openAwake(page, '/m/register')
    await page.getByRole('tab', { name: say('Mobile number') }).tap()

    await test.step('in a field that is empty', async () => {
      await line(page, 'mobileNum').tap()
      await compose(keyboard, WIDE)
      await expect(line(page, 'mobileNum')).toHaveValue('123456')
    })

    await line(page, 'mobileNum').fill(newNumber(merchant))
    await page.getByRole('button', { name: say('Get code') }).tap()
    const code = line(page, 'verificationCode')
    await expect(code).toBeEnabled()

    await test.step('and behind what stands there', async () => {
      await code.fill('78')
      await code.press('End')
      await compose(keyboard, WIDE.slice(0, 4))
      await expect(code).toHaveValue('781234')
    })

    for (const pasted of ['Your code: 123456. Valid for 10 minutes.', '1 2 3 4 5 6']) {
      await test.step(pasted, async () => {
        await code.fill('')
        await keyboard.send('Input.insertText', { text: pasted })
        await expect(code).toHaveValue('123456')
      })
    }
  },
)
