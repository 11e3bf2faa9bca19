import type { Catalogue } from './catalogue/public.ts'
import type { Ports } from './kit/ports.ts'
import type { Live } from './live/public.ts'
import type { MerchantDirectory } from './merchant/public.ts'

interface Followers extends Pick<Ports, 'bus' | 'log'> {
  merchants: MerchantDirectory
  catalogue: Catalogue
  live: Live
  pages: { forget(): void }
}

/** Subscribes to changes of the tables by any instance, and updates in-memory data and open pages. */
export function startFollowers({ bus, log, merchants, catalogue, live, pages }: Followers): void {
  const merchantsChanged = async (codes: string[]) => {
    await merchants.load()
    catalogue.merchantsChanged()
    for (const code of codes) live.merchantChanged(code)
  }
  const refreshClosings = (codes: string[]) =>
    void merchantsChanged(codes).catch((error: unknown) =>
      log.warn({ event: 'merchant.reload_failed', err: error }, 'cannot reload merchants'),
    )
  bus.listen('merchant', (code) => refreshClosings([code]))
  bus.onGap(() => refreshClosings(merchants.all().map(({ code }) => code)))
  catalogue.onChange(() => {
    pages.forget()
    live.catalogueChanged()
  })
  bus.listen('announcements', () => pages.forget())
}
