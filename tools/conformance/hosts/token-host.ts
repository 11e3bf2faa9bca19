import type { Arrival, Host } from '../host.ts'

/** Launch tokens that somebody has made by hand: each is good once, in their order. */
export function tokenHost(arrivals: Arrival[]): Host {
  const left = [...arrivals]
  return { arrival: async () => left.shift() ?? null }
}
