import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { getPlayRecord } from '@ante/contract/launch/play-record-detail.ts'

import type { LaunchPorts } from '../launch-ports.ts'
import { showRecord } from '../records/show-record.ts'
import type { Player } from '../records/show-record.ts'
import { VendorKeys } from '../vendor-keys.ts'

interface RoundName {
  vendor: string
  roundId: string
}

/** Shows one round of whoever is said to be its player; who may ask for it is known to the caller. */
export type RoundOfMember = (player: Player, round: RoundName) => Promise<OutputOf<typeof getPlayRecord>>

export function roundOfMember(ports: Pick<LaunchPorts, 'db' | 'clock' | 'secrets' | 'catalogue'>): RoundOfMember {
  const keys = new VendorKeys(ports)
  return (player, round) => showRecord({ ...ports, keys }, player, round)
}
