/** Messages that a page has stored for the worker: app/messaging/push/push-texts.ts. */
const STORE = 'push'
const ADDRESS = '/push-words'

export interface PushTexts {
  locale: string
  dir: NotificationDirection
  site: string
  icon: string
  mail: string
  /** Messages by template: without and with the amount. */
  texts: Record<string, [string, string]>
}

/** The contract's `PushPayload`; an older or newer gateway may omit fields. */
export interface PushPayload {
  tag?: string
  url?: string
  template?: string | null
  title?: string | null
  amount?: { value: string; currency: string } | null
}

/** The payload is encrypted by our gateway for this device only, so its origin is trusted. */
export function toldIn(data: PushMessageData | null): PushPayload {
  try {
    return (data?.json() ?? {}) as PushPayload
  } catch {
    return {}
  }
}

export async function storedWords(): Promise<PushTexts | null> {
  try {
    const stored = await (await caches.open(STORE)).match(ADDRESS)
    // Only our own page writes to this cache.
    return stored ? ((await stored.json()) as PushTexts) : null
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
