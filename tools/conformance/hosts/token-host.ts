import type { Arrival, Host } from '../host.ts'

/** Manually created launch tokens: each is used once, in order. */
export function tokenHost(arrivals: Arrival[]): Host {
  const left = [...arrivals]
  return { arrival: async () => left.shift() ?? null }
}
