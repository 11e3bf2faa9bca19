import type { Arrival, Host } from '../host.ts'

/** Returns a host with manually created launch tokens: each is used once, in order. */
export function tokenHost(arrivals: Arrival[]): Host {
  const remaining = [...arrivals]
  return { arrival: async () => remaining.shift() ?? null }
}
