import type { MerchantCatalogue } from './merchant-catalogue.ts'

/** Cache by catalogue, which is immutable, because computing the origins reads thousands of games. */
const cache = new WeakMap<MerchantCatalogue, string[]>()

/** Returns the origins at which a catalogue's games open: only these are allowed in the game frame. */
export function gameOrigins(merchantCatalogue: MerchantCatalogue): string[] {
  const origins = cache.get(merchantCatalogue) ?? originsIn(merchantCatalogue)
  cache.set(merchantCatalogue, origins)
  return origins
}

function originsIn({ byNode }: MerchantCatalogue): string[] {
  const addresses = new Set([...byNode.values()].flatMap(({ launchUrl }) => launchUrl ?? []))
  return [...new Set([...addresses].map((address) => new URL(address).origin))].toSorted((a, b) => (a < b ? -1 : 1))
}
