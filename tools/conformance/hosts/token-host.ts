import type { LaunchedPlayer, Host } from '@ante/conformance/host.ts'

/** Returns a host with manually created launch tokens: each is used once, in order. */
export function tokenHost(launchedPlayers: LaunchedPlayer[]): Host {
  const remaining = [...launchedPlayers]
  return { launchPlayer: async () => remaining.shift() ?? null }
}
