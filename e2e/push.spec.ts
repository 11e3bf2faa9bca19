import type { Page } from '@playwright/test'

import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { site } from './kit/site.ts'

interface Device {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

async function newDevice(): Promise<Device> {
  const response = await fetch(`${site().sandboxUrl}/push-service/devices`, { method: 'POST' })
  return (await response.json()) as Device
}

async function notificationsOf({ id }: Device): Promise<{ template: string }[]> {
  const answer = await fetch(`${site().sandboxUrl}/push-service/devices/${id}`)
  const { notices } = (await answer.json()) as { notices: { text: string }[] }
  return notices.map(({ text }) => JSON.parse(text) as { template: string })
}

/** Connects the page to the sandbox's push service, because a headless browser has none; all other steps are real. */
async function havePushService(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let subscription: object | null = null
    let permission = 'default'
    const keyText = (key: ArrayBufferLike) => ({
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
        (subscription = keyText(applicationServerKey.slice().buffer)),
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

test('a device receives notifications once its member enables them, and none after the member disables them', async ({
  page,
  t,
  merchant,
}) => {
  const credentials = { username: newName(), password: 'Demo2026' }
  const device = await newDevice()
  await havePushService(page, device)
  await signUp(page, credentials, '/m/set')
  const main = page.getByRole('main')
  const deviceSwitch = main.getByRole('switch', { name: t('Notifications on this device') })
  await expect(deviceSwitch).toHaveAttribute('aria-checked', 'false')
  await deviceSwitch.tap()
  await expect(deviceSwitch).toHaveAttribute('aria-checked', 'true')
  await expect(main.getByRole('switch', { name: t('Show amounts on lock screen') })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  expect.soft(await violationsInDeepRun(page), 'settings').toEqual([])

  await withdrawalPaid(credentials.username, merchant)
  await expect.poll(() => notificationsOf(device)).toMatchObject([{ template: 'withdrawal.paid', amount: null }])
  await main.getByRole('switch', { name: t('Withdrawals'), exact: true }).tap()
  await expect(main.getByRole('switch', { name: t('Withdrawals'), exact: true })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  await deviceSwitch.tap()
  await expect(deviceSwitch).toHaveAttribute('aria-checked', 'false')
})

/** State after a further bet of the member on a draw; placing one has its own journey. */
const BET = `
  with player as (
    insert into lottery_player (member_id, merchant_code, version)
    select id, merchant_code, 1 from member where account = $1 and merchant_code = $2
    on conflict (member_id) do update set version = lottery_player.version + 1 returning member_id
  ) select pg_notify('ante_bus', '- lottery-order ["' || member_id || '"]') from player`

const DEVICES = `
  select count(*)::int as count from push_subscription join member on member.id = push_subscription.member_id
  where account = $1 and merchant_code = $2`

test('a member who has bet on a draw is asked once, at home, and the question covers no end of a page', async ({
  page,
  t,
  merchant,
}) => {
  const credentials = { username: newName(), password: 'Demo2026' }
  await havePushService(page, await newDevice())
  await signUp(page, credentials, '/m/lotteryOrders')
  const card = page.getByRole('region', { name: t('Notifications') })
  // The events with which the page starts do not show the card.
  await page.waitForTimeout(4_000)
  await expect(card).toBeHidden()
  const bet = () => withDatabase(async ({ pool }) => void (await pool.query(BET, [credentials.username, merchant])))
  await bet()
  // The list with the bet stays free.
  await page.waitForTimeout(1_000)
  await expect(card).toBeHidden()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('Home'), exact: true })
    .tap()
  // The first bet counts as the state at the start if the stream has begun late.
  await expect(async () => {
    await bet()
    await expect(card).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const [footer, question] = [await page.locator('footer').boundingBox(), await card.boundingBox()]
  expect((footer?.y ?? Infinity) + (footer?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
  expect.soft(await violationsInDeepRun(page), 'the question').toEqual([])
  await card.getByRole('button', { name: t('Notify me') }).tap()
  await expect(card).toBeHidden()
  const devices = () =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>(DEVICES, [credentials.username, merchant])
      return rows[0]?.count
    })
  await expect.poll(devices).toBe(1)
})
