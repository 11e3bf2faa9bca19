import { sendRegisterCode } from '@ante/contract/identity/verification.ts'
import { WorkTask } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'
import { foundWork } from '@ante/gateway/identity/test/found-work.ts'
import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import { answerOfCaptcha } from './kit/captcha.ts'
import { codeFor, putOutOfOrder } from './kit/desk.ts'
import { expect, test } from './kit/journey.ts'
import { loseAnswer } from './kit/lose-answer.ts'
import { joined, newName, newNumber } from './kit/newcomer.ts'
import { register } from './kit/steps.ts'
import type { Say } from './kit/words.ts'

const PASSWORD = 'Lantern2027'

/** What both brands call alike, by the names under which password keepers know it. */
const line = (page: Page, name: string): Locator => page.locator(`form input[name="${name}"]`)
const send = (page: Page) => page.locator('button[type="submit"]').tap()
const inside = (page: Page, say: Say) => page.getByRole('button', { name: say('Hide balance') })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
test.afterEach(() => putOutOfOrder('carrier', false))

test('a friend of an agent shows his number, though no message gets through at first, and joins below the agent', async ({
  page,
  say,
  merchant,
}) => {
  const [name, number] = [newName(), newNumber(merchant)]
  const pictures = watchPictures(page)
  await openAwake(page, '/m/register?affiliateCode=agent01')

  await test.step('the link has invited him: nothing is asked', async () => {
    await expect(page.getByText(say('You come by the invitation {code}.').replace('{code}', 'agent01'))).toBeVisible()
    await expect(line(page, 'affiliateCode')).toHaveCount(0)
  })

  await test.step('by number where the merchant takes both, else by name with a number beside it', async () => {
    if (merchant === 'lotus') await line(page, 'username').fill(name)
    else {
      await page.getByRole('tab', { name: say('Mobile number') }).tap()
      await expect(line(page, 'username')).toHaveCount(0)
    }
    await line(page, 'password').fill(PASSWORD)
    await line(page, 'confirmPassword').fill(PASSWORD)
  })

  await test.step('no message gets through: he is told, and may try again', async () => {
    await putOutOfOrder('carrier', true)
    await untilSenderIs(page, merchant, 'down')
    await line(page, 'mobileNum').fill(number)
    await page.getByRole('button', { name: say('Get code') }).tap()
    const words = 'Text messages do not get through at present. Please try again in a minute; this one was not counted.'
    await expect(page.getByText(say(words))).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await putOutOfOrder('carrier', false)
    await untilSenderIs(page, merchant, 'up')
  })

  await test.step('the code comes, and the next one has to wait', async () => {
    await page.getByRole('button', { name: say('Get code') }).tap()
    await expect(line(page, 'verificationCode')).toBeEnabled()
    await expect(page.getByRole('button', { name: say('Get code') })).toHaveCount(0)
  })

  const code = await codeFor(number)
  await test.step('a wrong code is refused at its line', async () => {
    await line(page, 'verificationCode').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await pictures.solve(1)
    await send(page)
    const words = 'That code is not right, or no longer. Check it, or ask for a new one.'
    await expect(page.getByText(say(words))).toBeVisible()
    await expect(line(page, 'verificationCode')).toBeFocused()
  })

  await test.step('the right one lets him in', async () => {
    await line(page, 'verificationCode').fill(code)
    await pictures.solve(2)
    await send(page)
    await expect(inside(page, say)).toBeVisible()
  })

  const [member] = await joined(merchant, number)
  expect(member).toMatchObject({ upline: 'agent01', method: 'H5' })
  expect(member?.account).toMatch(merchant === 'lotus' ? name : /^m\d{9}$/)
})

test('a newcomer mends his form line by line, loses a race for a name and an answer, and has one account', async ({
  page,
  context,
  say,
  merchant,
}) => {
  const [taken, name] = [newName(), newName()]
  const pictures = watchPictures(page)
  await openAwake(page, '/m/register?code=nobody99')

  await test.step('the invitation of his link is not good: he may type another one', async () => {
    const words = say('The invitation {refused} of your link is not good any more.')
    await expect(page.getByText(words.replace('{refused}', 'nobody99'))).toBeVisible()
    await expect(line(page, 'affiliateCode')).toHaveValue('')
  })

  await test.step('sent empty, the form leads to its first line', async () => {
    await send(page)
    await expect(page.getByText(say('Type your username.'))).toBeVisible()
    await expect(line(page, 'username')).toBeFocused()
    expect(await barriersOn(page)).toEqual([])
  })

  await test.step('then to the next one that is wrong', async () => {
    await line(page, 'username').fill(taken)
    await line(page, 'password').fill(PASSWORD)
    await line(page, 'confirmPassword').fill('Lantern8')
    await line(page, 'email').fill('lea@player')
    await pictures.solve(1)
    await send(page)
    await expect(page.getByText(say('The two passwords are not the same.'))).toBeVisible()
    await expect(line(page, 'confirmPassword')).toBeFocused()
    await line(page, 'confirmPassword').fill(PASSWORD)
    await send(page)
    await expect(page.getByText(say('This is not a whole e-mail address. Please check it.'))).toBeVisible()
    await expect(line(page, 'email')).toBeFocused()
    await line(page, 'email').fill(`${name}@player.example`)
  })

  await test.step('an invitation that he types is looked at first', async () => {
    await line(page, 'affiliateCode').fill('nobody98')
    const words = say('This invitation code is not valid. Check it, or leave it out.')
    // The notice stands for three seconds, so it is looked for from before it comes.
    await Promise.all([page.locator('output').getByText(words).waitFor(), send(page)])
    await expect(page.locator('form').getByText(words)).toBeVisible()
    await expect(line(page, 'affiliateCode')).toBeFocused()
  })

  await test.step('a failure of one method is not shown with the other', async () => {
    const other = page.getByRole('tab', { name: say('Mobile number') })
    if (merchant === 'aurora') {
      await other.tap()
      await expect(line(page, 'username')).toHaveCount(0)
      await expect(page.locator('form [role=alert]:not(:empty)')).toHaveCount(0)
      await page.getByRole('tab', { name: say('Username') }).tap()
      await line(page, 'username').fill(taken)
    }
    await line(page, 'affiliateCode').fill('agent01')
  })

  await test.step('a wrong answer to the picture brings a new one', async () => {
    if (merchant === 'aurora') return
    await pictures.solve(2, 'wrong')
    await send(page)
    await expect(page.getByText(say('That was not the code in the picture. Here is a new one.'))).toBeVisible()
    await expect(line(page, 'identifying')).toBeFocused()
    await expect(line(page, 'identifying')).toHaveValue('')
  })

  await test.step('somebody else is quicker with the name: the form stays, with words at the name', async () => {
    const other = await context.newPage()
    await register(other, say, { username: taken, password: PASSWORD })
    await other.close()
    await pictures.solve(3)
    await send(page)
    await expect(page.getByText(say('This username is taken. Please choose another one.'))).toBeVisible()
    await expect(line(page, 'username')).toBeFocused()
    await expect(line(page, 'email')).toHaveValue(`${name}@player.example`)
    await line(page, 'username').fill(name)
  })

  await test.step('the answer is lost; sent again, the form finds the account that it has made', async () => {
    await loseAnswer(page, '/wps/member/register')
    await pictures.solve(4)
    await send(page)
    await expect(page.getByText(say('There is no connection. Check your network and try again.'))).toBeVisible()
    await pictures.solve(5)
    await send(page)
    await expect(inside(page, say)).toBeVisible()
  })

  const member = { account: name, upline: 'agent01', email: `${name}@player.example` }
  expect(await joined(merchant, name)).toMatchObject([member])
})

/** Asks for codes to new numbers until the gateway knows whether messages get through. */
async function untilSenderIs(page: Page, merchant: 'aurora' | 'lotus', state: 'up' | 'down'): Promise<void> {
  const asked = async () => {
    const wish = { mobileNo: newNumber(merchant) }
    const answer = await sendCode(page, wish)
    if (answer.errorCode !== 'code.work.required') return answer.errorCode ?? 'up'
    const worked = await sendCode(page, { ...wish, work: foundWork(WorkTask.parse(answer.value)) })
    return worked.errorCode ?? 'up'
  }
  await expect.poll(asked).toBe(state === 'up' ? 'up' : 'sender.unavailable')
}

interface CodeWish {
  mobileNo: string
  work?: Work
}

/** Asks for a code as the page does; only a browser finds every host of this machine. */
const sendCode = (page: Page, wish: CodeWish): Promise<{ errorCode?: string; value?: unknown }> =>
  page.evaluate(
    async ([address, body]) => {
      const headers = { 'Content-Type': 'application/json', ModuleId: 'VERIFICATION3' }
      const answer = await fetch(address, { method: 'POST', headers, body })
      return (await answer.json()) as { errorCode?: string; value?: unknown }
    },
    [sendRegisterCode.path, JSON.stringify(wish)] as const,
  )

/** Which pictures the page has fetched; a person reads the last one. Where none is asked for, nothing is filled in. */
function watchPictures(page: Page) {
  const ids: string[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/wps/captcha')) return
    void response.json().then(({ value }: { value: { captchaId: string } }) => ids.push(value.captchaId))
  })
  return {
    /** Answers the picture of this number, counted from the first. */
    async solve(number: number, how: 'right' | 'wrong' = 'right'): Promise<void> {
      if (!(await line(page, 'identifying').isVisible())) return
      await expect.poll(() => ids.length).toBe(number)
      const right = await answerOfCaptcha(ids[number - 1] ?? '')
      const wrong = String((Number(right) + 1) % 10_000).padStart(4, '0')
      await line(page, 'identifying').fill(how === 'right' ? right : wrong)
    },
  }
}
