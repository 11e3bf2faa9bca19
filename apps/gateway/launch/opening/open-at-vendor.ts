import type { LaunchableGame } from '../../catalogue/public.ts'
import type { Opening, VendorAnswer } from '../vendors/adapter.ts'
import type { Adapters } from '../vendors/adapters.ts'

/** Returns the URL at which a game opens for a member, as determined by the vendor's adapter. */
export async function openAtVendor(
  adapters: Adapters,
  { vendor: code, protocol, launchUrl, serviceUrl, gameId }: LaunchableGame,
  opening: Omit<Opening, 'vendor' | 'gameId'>,
): Promise<VendorAnswer<string>> {
  const adapter = adapters[protocol]
  if (!adapter || launchUrl === null) return { kind: 'refused', code: 'vendor.unavailable' }
  return adapter.openGame({ vendor: { code, protocol, launchUrl, serviceUrl }, gameId, ...opening })
}
