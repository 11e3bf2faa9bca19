import { ADDRESS, STORE } from '../../app/messaging/push/stored-push-texts.ts'
import type { StoredPushTexts } from '../../app/messaging/push/stored-push-texts.ts'

/** The contract's `PushPayload`; an older or newer gateway may omit fields. */
export interface PushPayload {
  tag?: string
  url?: string
  template?: string | null
  title?: string | null
  amount?: { value: string; currency: string } | null
}

/** The payload is encrypted by our gateway for this device only, so its origin is trusted. */
export function payloadOf(data: PushMessageData | null): PushPayload {
  try {
    return (data?.json() ?? {}) as PushPayload
  } catch {
    return {}
  }
}

export async function storedPushTexts(): Promise<StoredPushTexts | null> {
  try {
    const stored = await (await caches.open(STORE)).match(ADDRESS)
    // Only our own page writes to this cache.
    return stored ? ((await stored.json()) as StoredPushTexts) : null
  } catch {
    return null
  }
}

export const urlOf = ({ data }: Notification): string | undefined => (data as { url?: string } | null)?.url

export function moneyText({ value, currency }: { value: string; currency: string }, locale: string): string {
  const shape = { style: 'currency', currency } as const
  // Intl parses decimal text exactly; its type is narrower than the accepted input.
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, shape).format(value as Intl.StringNumericLiteral)
}
