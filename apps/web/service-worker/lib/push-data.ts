/** What a page has left for the worker: app/messaging/push/push-words.ts. */
const STORE = 'push'
const ADDRESS = '/push-words'

export interface PushWords {
  locale: string
  dir: NotificationDirection
  site: string
  icon: string
  mail: string
  /** By what is told: without the amount, and with it. */
  words: Record<string, [string, string]>
}

/** As the contract's `PushPayload`, of which an older or newer gateway may lack something. */
export interface Told {
  tag?: string
  url?: string
  template?: string | null
  title?: string | null
  amount?: { value: string; currency: string } | null
}

/** Sealed by our gateway for this device alone: nobody else has written it. */
export function toldIn(data: PushMessageData | null): Told {
  try {
    return (data?.json() ?? {}) as Told
  } catch {
    return {}
  }
}

export async function keptWords(): Promise<PushWords | null> {
  try {
    const kept = await (await caches.open(STORE)).match(ADDRESS)
    // Only our own page writes there.
    return kept ? ((await kept.json()) as PushWords) : null
  } catch {
    return null
  }
}

export const urlOf = ({ data }: Notification): string | undefined => (data as { url?: string } | null)?.url

export function moneyText({ value, currency }: { value: string; currency: string }, locale: string): string {
  const shape = { style: 'currency', currency } as const
  // Intl reads decimal text exactly; its type for it is narrower than what it takes.
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, shape).format(value as Intl.StringNumericLiteral)
}
