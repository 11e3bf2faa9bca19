import type { MerchantCatalogue } from './merchant-catalogue.ts'

/** By offer: each has thousands of games of a few vendors, and stays as it is. */
const known = new WeakMap<MerchantCatalogue, string[]>()

/** Where the games of an offer open: nothing else may stand in a player's frame. */
export function gameOrigins(offer: MerchantCatalogue): string[] {
  const origins = known.get(offer) ?? originsIn(offer)
  known.set(offer, origins)
  return origins
}

function originsIn({ byNode }: MerchantCatalogue): string[] {
  const addresses = new Set([...byNode.values()].flatMap(({ launchUrl }) => launchUrl ?? []))
  return [...new Set([...addresses].map((address) => new URL(address).origin))].toSorted((one, other) =>
    one < other ? -1 : 1,
  )
}
