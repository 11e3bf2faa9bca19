import { keptWords, moneyText, toldIn, urlOf } from './lib/push-data.ts'
import type { PushWords, Told } from './lib/push-data.ts'
import { worker } from './lib/worker-scope.ts'

/** Shows what the gateway tells, in the words of the app. Something has to be shown, or the browser says that we work unseen. */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const told = toldIn(data)
  const words = await keptWords()
  const { site = location.hostname, locale = 'en', dir = 'ltr', icon } = words ?? {}
  await worker.registration.showNotification(site, {
    body: told.title ?? sentence(told, words),
    dir,
    lang: locale,
    tag: told.tag ?? 'mail',
    ...(icon && { icon }),
    data: { url: addressIn(told.url) },
  })
}

function sentence({ template, amount }: Told, words: PushWords | null): string {
  const said = words?.words[template ?? '']
  if (!words || !said) return words?.mail ?? ''
  return amount ? said[1].replace('{amount}', () => moneyText(amount, words.locale)) : said[0]
}

/** An address of this app, and nothing else. */
const addressIn = (url: string | undefined): string => (url && /^\/m\/[\w/?=&-]*$/.test(url) ? url : '/m/webEmail')

/** A page that has come to life answers at once; one that has not is taken there as a whole. */
const TIMEOUT_MS = 400

/** Whether a tab has gone there by itself. */
const goneThere = (tab: WindowClient, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true), { once: true })
    port1.start()
    setTimeout(() => resolve(false), TIMEOUT_MS)
    tab.postMessage({ type: 'open', address }, [port2])
  })

/** Opens what a notice tells of: in a tab of the app that is open, or in a new one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close()
  const url = addressIn(urlOf(notice))
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = open.find(({ focused }) => focused) ?? open[0]
  try {
    if (!tab) throw new Error('No tab is open')
    await tab.focus()
    if (!(await goneThere(tab, url))) await tab.navigate(url)
  } catch {
    await worker.clients.openWindow(url)
  }
}
