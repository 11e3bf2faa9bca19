import { CHROMIUM } from '../tools/run/lib/chromium.ts'
import { openHydrated } from './kit/hydrated.ts'
import { expect, test } from './kit/journey.ts'
import { newName } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { phone } from './kit/phone.ts'

// The headless shell shows no notifications, so the full browser is used.
test.use({ launchOptions: { ...phone.launchOptions, executablePath: CHROMIUM } })
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })
test('a notification has the app’s messages, and its tap navigates without a reload', async ({
  page,
  context,
  t,
  merchant,
}) => {
  const credentials = { username: newName(), password: 'Demo2026' }
  await signUp(page, credentials)
  await page.evaluate((memberKey) => localStorage.setItem('PUSH_FOR', memberKey), `${merchant}/${credentials.username}`)
  await openHydrated(page, '/m/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  // The messages are the last data that the app stores for notifications.
  const areTextsStored = () =>
    page.evaluate(async () => Boolean(await (await caches.open('push')).match('/push-texts')))
  await expect.poll(areTextsStored).toBe(true)

  const { origin } = new URL(page.url())
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ownRegistration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ownRegistration) resolve(ownRegistration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const received = {
    tag: 'withdrawal:1',
    url: '/m/withdrawReport',
    template: 'withdrawal.paid',
    title: null,
    amount: null,
  }
  const deliver = (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  const shownNotifications = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications()
      return notices.map(({ body, tag }) => [tag, body])
    })
  await deliver(JSON.stringify(received))
  await deliver(JSON.stringify(received))
  await expect.poll(shownNotifications).toEqual([['withdrawal:1', t('Your withdrawal has been paid.')]])
  // Every push must show a notification; otherwise the browser reports background activity.
  await deliver('{')
  await expect.poll(async () => (await shownNotifications()).length).toBe(2)

  // A notification cannot be tapped from here; the worker's message after a tap is simulated.
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const worker = context.serviceWorkers().find((serviceWorker) => serviceWorker.url().startsWith(origin))
  const answer = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      clients: { matchAll(): Promise<{ postMessage(message: unknown, ports: MessagePort[]): void }[]> }
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
