import { sendRegisterCode } from '@ante/contract/identity/verification.ts'
import { WorkTask } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'
import { solvedWork } from '@ante/gateway/identity/test/solved-work.ts'
import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { BOTH } from './kit/brand.ts'
import { answerOfCaptcha } from './kit/captcha.ts'
import { codeFor, setOutage } from './kit/console.ts'
import { expect, test } from './kit/journey.ts'
import { membersNamed, newName, newNumber } from './kit/newcomer.ts'
import type { Translate } from './kit/texts.ts'

const PASSWORD = 'Lantern2027'

/** Returns a field by its name, which is the same for both brands. */
const inputNamed = (page: Page, name: string): Locator => page.locator(`form input[name="${name}"]`)
const send = (page: Page) => page.locator('button[type="submit"]').tap()
const inside = (page: Page, t: Translate) => page.getByRole('button', { name: t('Your wallets') })

test.afterEach(() => setOutage('carrier', false))

test(
  'an invited user verifies a mobile number, though no message is delivered at first, and registers below the agent',
  { tag: BOTH },
  async ({ page, t, merchant }) => {
    const [name, number] = [newName(), newNumber(merchant)]
    const captchas = recordCaptchas(page)
    await openHydrated(page, '/m/register?affiliateCode=agent01')

    await test.step('the link contains the invitation: no code is requested', async () => {
      await expect(
        page.getByText(t('You’re joining with invitation {code}.').replace('{code}', 'agent01')),
      ).toBeVisible()
      await expect(inputNamed(page, 'affiliateCode')).toHaveCount(0)
    })

    await test.step('the user registers by number where possible, otherwise by name with an additional number', async () => {
      if (merchant === 'lotus') {
        await inputNamed(page, 'username').fill(name)
        await page.getByText(t('Add optional details')).tap()
      } else {
        await page.getByRole('tab', { name: t('Mobile number') }).tap()
        await expect(inputNamed(page, 'username')).toHaveCount(0)
      }
      await inputNamed(page, 'password').fill(PASSWORD)
      await inputNamed(page, 'confirmPassword').fill(PASSWORD)
    })

    // rules: errors-4
    await test.step('undelivered messages are reported, and a retry is possible', async () => {
      await setOutage('carrier', true)
      await untilSenderIs(page, merchant, 'down')
      await inputNamed(page, 'mobileNum').fill(number)
      await page.getByRole('button', { name: t('Get code') }).tap()
      const texts = 'We can’t send text messages right now. Please try again in a minute. This attempt wasn’t counted.'
      await expect(page.getByText(t(texts))).toBeVisible()
      expect(await violationsInDeepRun(page)).toEqual([])
      await setOutage('carrier', false)
      await untilSenderIs(page, merchant, 'up')
    })

    // rules: errors-4
    await test.step('the code arrives, and the next one can be requested only later', async () => {
      await page.getByRole('button', { name: t('Get code') }).tap()
      await expect(inputNamed(page, 'verificationCode')).toBeEnabled()
      await expect(page.getByRole('button', { name: t('Get code') })).toHaveCount(0)
    })

    const code = await codeFor(number)
    await test.step('a wrong code is refused at its field', async () => {
      await inputNamed(page, 'verificationCode').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
      await captchas.solve(1)
      await send(page)
      const texts = 'This code is wrong or has expired. Check it, or request a new one.'
      await expect(page.getByText(t(texts))).toBeVisible()
      await expect(inputNamed(page, 'verificationCode')).toBeFocused()
    })

    await test.step('the right code completes the registration', async () => {
      await inputNamed(page, 'verificationCode').fill(code)
      await captchas.solve(2)
      await send(page)
      await expect(inside(page, t)).toBeVisible()
    })

    const [member] = await membersNamed(merchant, number)
    expect(member).toMatchObject({ upline: 'agent01', method: 'H5' })
    expect(member?.account).toMatch(merchant === 'lotus' ? name : /^m\d{9}$/)
  },
)

/** Requests codes for new numbers until the gateway has detected the carrier's state. */
async function untilSenderIs(page: Page, merchant: 'aurora' | 'lotus', state: 'up' | 'down'): Promise<void> {
  const requestCode = async () => {
    const request = { mobileNo: newNumber(merchant) }
    const answer = await sendCode(page, request)
    if (answer.errorCode !== 'code.work.required') return answer.errorCode ?? 'up'
    const worked = await sendCode(page, { ...request, work: solvedWork(WorkTask.parse(answer.value)) })
    return worked.errorCode ?? 'up'
  }
  await expect.poll(requestCode).toBe(state === 'up' ? 'up' : 'sender.unavailable')
}

interface CodeInput {
  mobileNo: string
  work?: Work
}

/** Requests a code as the page does; only a browser resolves every host of this machine. */
const sendCode = (page: Page, request: CodeInput): Promise<{ errorCode?: string; value?: unknown }> =>
  page.evaluate(
    async ([address, body]) => {
      const headers = { 'Content-Type': 'application/json', ModuleId: 'VERIFICATION3' }
      const answer = await fetch(address, { method: 'POST', headers, body })
      return (await answer.json()) as { errorCode?: string; value?: unknown }
    },
    [sendRegisterCode.path, JSON.stringify(request)] as const,
  )

/** Records the captchas of the page; the last one is displayed. */
function recordCaptchas(page: Page) {
  const ids: string[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/wps/captcha')) return
    void response.json().then(({ value }: { value: { captchaId: string } }) => ids.push(value.captchaId))
  })
  return {
    /** Answers the captcha with this number, counted from the first. */
    async solve(number: number, outcome: 'right' | 'wrong' = 'right'): Promise<void> {
      if (!(await inputNamed(page, 'identifying').isVisible())) return
      await expect.poll(() => ids.length).toBe(number)
      const right = await answerOfCaptcha(ids[number - 1] ?? '')
      const wrongAnswer = String((Number(right) + 1) % 10_000).padStart(4, '0')
      await inputNamed(page, 'identifying').fill(outcome === 'right' ? right : wrongAnswer)
    },
  }
}
