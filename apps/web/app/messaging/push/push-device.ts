import { getPush, subscribePush, unsubscribePush } from '@ante/contract/messaging/push.ts'
import type { I18n } from '@lingui/core'

import { call } from '../../lib/calls/call.ts'
import { deviceStorage } from '../../lib/browser/storage.ts'
import { sessionStore } from '../../lib/session/session.ts'
import type { Navigate } from '../../lib/pages/router.tsx'
import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { systemOf } from '../../install/system.ts'
import { followNotices } from './follow-notices.ts'
import { storePushTexts } from './push-texts.ts'

/** Storage key of the member who enabled push on this device: `merchant/account`. */
const FOR_KEY = 'PUSH_FOR'

/**
 * `install`: on iOS push works only for an app on the home screen. `denied`: the user blocked notifications; only the
 * browser's settings can undo it.
 */
export type PushPermissionState = 'unsupported' | 'install' | 'denied' | 'off' | 'on'

const me = (): string | null => {
  const session = sessionStore.get()
  return session && `${session.merchantCode}/${session.userName}`
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration().catch(() => undefined)

/** Returns the push state of this device. */
export async function pushPermissionState(): Promise<PushPermissionState> {
  if (!isSupported()) {
    const { userAgent, maxTouchPoints } = navigator
    return systemOf({ userAgent, touchPoints: maxTouchPoints }).system === 'ios' ? 'install' : 'unsupported'
  }
  const registration = await registrationHere()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission !== 'granted' || deviceStorage.get(FOR_KEY) !== me()) return 'off'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/**
 * Asks the browser for permission, and subscribes at the gateway; call it in a tap handler. Returns the resulting
 * state.
 */
export async function turnPushOn(i18n: I18n, navigate: Navigate): Promise<PushPermissionState> {
  // Must be the first await: Safari asks for permission only within the tap handler.
  if ((await Notification.requestPermission()) !== 'granted') return pushPermissionState()
  await subscribe(i18n)
  const memberKey = me()
  if (memberKey) deviceStorage.set(FOR_KEY, memberKey)
  followNotices(navigate)
  return pushPermissionState()
}

async function subscribe(i18n: I18n): Promise<void> {
  const registration = await registrationHere()
  if (!registration) return
  await storePushTexts(i18n)
  const { publicKey } = await call(getPush, {})
  const existing = await registration.pushManager.getSubscription()
  const isOurs = existing && keyOf(existing) === publicKey
  // The gateway cannot use a subscription that was made with another key.
  if (existing && !isOurs) await existing.unsubscribe()
  const subscription =
    existing && isOurs
      ? existing
      : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
  const { endpoint, keys } = subscription.toJSON()
  await call(subscribePush, {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
}

/** Unsubscribes this device. */
export async function turnPushOff(): Promise<PushPermissionState> {
  deviceStorage.remove(FOR_KEY)
  const subscription = await (await registrationHere())?.pushManager.getSubscription()
  if (subscription) {
    await call(unsubscribePush, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return pushPermissionState()
}

/**
 * Renews the subscription of the member who enabled push on this device, in each session. If another member signs in,
 * unsubscribes the device, until that member enables push.
 */
export async function registerPush(i18n: I18n, navigate: Navigate): Promise<void> {
  const storedOwner = deviceStorage.get(FOR_KEY)
  const memberKey = me()
  if (storedOwner === null || memberKey === null || !isSupported() || Notification.permission !== 'granted') return
  if (storedOwner === memberKey) {
    followNotices(navigate)
    // In a device's first session the worker is registered later than this page is shown.
    await Promise.all([loadPageMessages(['mail']), navigator.serviceWorker.ready])
    return subscribe(i18n)
  }
  deviceStorage.remove(FOR_KEY)
  const subscription = await (await registrationHere())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

const keyOf = ({ options }: PushSubscription): string => {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
