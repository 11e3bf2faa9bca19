import { moneyText, payloadOf, storedPushTexts, urlOf } from './lib/push-data.ts'
import type { PushPayload } from './lib/push-data.ts'
import type { StoredPushTexts } from '../app/messaging/push/stored-push-texts.ts'
import { worker } from './lib/worker-scope.ts'

/**
 * Shows a notification with the app's messages for every push event: without one, the browser shows its own notice
 * about background activity.
 */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const payload = payloadOf(data)
  const pushTexts = await storedPushTexts()
  const { site = location.hostname, locale = 'en', dir = 'ltr', icon } = pushTexts ?? {}
  await worker.registration.showNotification(site, {
    body: payload.title ?? textOf(payload, pushTexts),
    dir,
    lang: locale,
    tag: payload.tag ?? 'mail',
    ...(icon && { icon }),
    data: { url: addressIn(payload.url) },
  })
}

function textOf({ template, amount }: PushPayload, pushTexts: StoredPushTexts | null): string {
  const variants = pushTexts?.texts[template ?? '']
  if (!pushTexts || !variants) return pushTexts?.mail ?? ''
  return amount ? variants[1].replace('{amount}', () => moneyText(amount, pushTexts.locale)) : variants[0]
}

/** Returns an address of this app, or the default for any other. */
const addressIn = (url: string | undefined): string => (url && /^\/m\/[\w/?=&-]*$/.test(url) ? url : '/m/webEmail')

/**
 * Timeout of the acknowledgement in milliseconds: a hydrated page answers immediately; any other is navigated by a
 * load.
 */
const TIMEOUT_MS = 400

/** Whether a tab has navigated within the app. */
const navigateTab = (tab: WindowClient, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true), { once: true })
    port1.start()
    setTimeout(() => resolve(false), TIMEOUT_MS)
    tab.postMessage({ type: 'open', address }, [port2])
  })

/** Opens the page of a notification: in an open tab of the app, or in a new one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close()
  const url = addressIn(urlOf(notice))
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = open.find(({ focused }) => focused) ?? open[0]
  try {
    if (!tab) throw new Error('No tab is open')
    await tab.focus()
    if (!(await navigateTab(tab, url))) await tab.navigate(url)
  } catch {
    await worker.clients.openWindow(url)
  }
}
