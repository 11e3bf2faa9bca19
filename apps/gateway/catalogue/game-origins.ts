import type { Offer } from './offer.ts'

/** By offer: each has thousands of games of a few vendors, and stays as it is. */
const known = new WeakMap<Offer, string[]>()

/** Where the games of an offer open: nothing else may stand in a player's frame. */
export function gameOrigins(offer: Offer): string[] {
  const origins = known.get(offer) ?? originsIn(offer)
  known.set(offer, origins)
  return origins
}

function originsIn({ byNode }: Offer): string[] {
  const addresses = new Set([...byNode.values()].flatMap(({ launchUrl }) => launchUrl ?? []))
  return [...new Set([...addresses].map((address) => new URL(address).origin))].toSorted((one, other) =>
    one < other ? -1 : 1,
  )
}
