import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { site } from './kit/site.ts'
import { register } from './kit/steps.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

interface Device {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

async function newDevice(): Promise<Device> {
  const made = await fetch(`${site().sandboxUrl}/push-service/devices`, { method: 'POST' })
  return (await made.json()) as Device
}

async function toldTo({ id }: Device): Promise<{ template: string }[]> {
  const answer = await fetch(`${site().sandboxUrl}/push-service/devices/${id}`)
  const { notices } = (await answer.json()) as { notices: { text: string }[] }
  return notices.map(({ text }) => JSON.parse(text) as { template: string })
}

/** A browser without a screen has no push service: this one has the sandbox's, which is the real thing from there on. */
async function havePushService(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let subscription: object | null = null
    let permission = 'default'
    const made = (key: ArrayBufferLike) => ({
      endpoint,
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        subscription = null
        return true
      },
    })
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) =>
        (subscription = made(applicationServerKey.slice().buffer)),
    }
    Object.defineProperty(navigator, 'serviceWorker', {
      value: {
        getRegistration: async () => ({ pushManager }),
        register: async () => undefined,
        addEventListener: () => undefined,
      },
    })
    Object.defineProperty(window, 'PushManager', { value: Object })
    Object.defineProperty(window, 'Notification', {
      value: {
        get permission() {
          return permission
        },
        requestPermission: async () => (permission = 'granted'),
      },
    })
  }, device)
}

const PAID = `
  select write_mail(array[member.id], $3, 'withdrawal', 'withdrawal.paid',
    '{"amount": "300.00", "currency": "PHP", "bank": "Bank", "digits": "1234"}', null, now(), true)
  from member where account = $1 and merchant_code = $2`

const withdrawalPaid = (account: string, merchant: string) =>
  withDatabase(async ({ pool }) => void (await pool.query(PAID, [account, merchant, `withdrawal:W${Date.now()}`])))

test('a device is told once its member wants that, and no longer once he does not', async ({ page, say, merchant }) => {
  const who = { username: newName(), password: 'Demo2026' }
  const device = await newDevice()
  await havePushService(page, device)
  await register(page, say, who)
  await openAwake(page, '/m/set')
  const main = page.getByRole('main')
  const all = main.getByRole('switch', { name: say('Notifications on this device') })
  await expect(all).toHaveAttribute('aria-checked', 'false')
  await all.tap()
  await expect(all).toHaveAttribute('aria-checked', 'true')
  await expect(main.getByRole('switch', { name: say('Show amounts on the lock screen') })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  expect.soft(await barriersOn(page), 'settings').toEqual([])

  await withdrawalPaid(who.username, merchant)
  await expect.poll(() => toldTo(device)).toMatchObject([{ template: 'withdrawal.paid', amount: null }])
  await main.getByRole('switch', { name: say('Withdrawals'), exact: true }).tap()
  await expect(main.getByRole('switch', { name: say('Withdrawals'), exact: true })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  await all.tap()
  await expect(all).toHaveAttribute('aria-checked', 'false')
})

/** As his first bet on a draw leaves it; how one is placed has its own journey. */
const BET = `
  with player as (
    insert into lottery_player (member_id, merchant_code, version)
    select id, merchant_code, 1 from member where account = $1 and merchant_code = $2 returning member_id
  ) select pg_notify('ante_bus', '- lottery-order ["' || member_id || '"]') from player`

const DEVICES = `
  select count(*)::int as count from push_subscription join member on member.id = push_subscription.member_id
  where account = $1 and merchant_code = $2`

test('who has just bet on a draw is asked once, quietly', async ({ page, say, merchant }) => {
  const who = { username: newName(), password: 'Demo2026' }
  await havePushService(page, await newDevice())
  await register(page, say, who)
  await openAwake(page, '/m/lotteryOrders')
  const card = page.getByRole('region', { name: say('Notifications') })
  // Nothing of what the page is told as it begins is new.
  await page.waitForTimeout(4_000)
  await expect(card).toBeHidden()
  await withDatabase(async ({ pool }) => void (await pool.query(BET, [who.username, merchant])))
  await expect(card).toBeVisible()
  expect.soft(await barriersOn(page), 'the question').toEqual([])
  await card.getByRole('button', { name: say('Yes, tell me') }).tap()
  await expect(card).toBeHidden()
  const devices = () =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>(DEVICES, [who.username, merchant])
      return rows[0]?.count
    })
  await expect.poll(devices).toBe(1)
})

test.describe('a notice', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('has the words of the app, and its tap leads there without loading anew', async ({
    page,
    context,
    say,
    merchant,
  }) => {
    const who = { username: newName(), password: 'Demo2026' }
    await register(page, say, who)
    await page.evaluate((own) => localStorage.setItem('PUSH_FOR', own), `${merchant}/${who.username}`)
    await openAwake(page, '/m/home')
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    // The words come last of what the app needs for it.
    await page.waitForFunction(async () => Boolean(await (await caches.open('push')).match('/push-words')))

    const { origin } = new URL(page.url())
    const session = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
        if (own) resolve(own.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    const registrationId = await registered
    const told = {
      tag: 'withdrawal:1',
      url: '/m/withdrawReport',
      template: 'withdrawal.paid',
      title: null,
      amount: null,
    }
    const deliver = (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    const shown = () =>
      page.evaluate(async () => {
        const notices = await (await navigator.serviceWorker.ready).getNotifications()
        return notices.map(({ body, tag }) => [tag, body])
      })
    await deliver(JSON.stringify(told))
    await deliver(JSON.stringify(told))
    await expect.poll(shown).toEqual([['withdrawal:1', say('Your withdrawal is paid.')]])
    // Whatever comes, something is shown, or the browser says that the site works unseen.
    await deliver('{')
    await expect.poll(async () => (await shown()).length).toBe(2)

    // A tap cannot be made from here; what the worker says after one can.
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    const worker = context.serviceWorkers().find((one) => one.url().startsWith(origin))
    const answer = await worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        clients: { matchAll(): Promise<{ postMessage(said: unknown, ports: MessagePort[]): void }[]> }
      }
      const [tab] = await scope.clients.matchAll()
      return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data))
        port1.start()
        tab?.postMessage({ type: 'open', address: '/m/withdrawReport' }, [port2])
      })
    })
    expect(answer).toBe('gone')
    await expect(page).toHaveURL(/\/m\/withdrawReport$/)
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  })
})
