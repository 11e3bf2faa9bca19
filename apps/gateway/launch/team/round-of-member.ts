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

/** Returns one round of the given player; the caller has checked access. */
export type RoundOfMember = (player: Player, round: RoundName) => Promise<OutputOf<typeof getPlayRecord>>

export function roundOfMember(ports: Pick<LaunchPorts, 'db' | 'clock' | 'secrets' | 'catalogue'>): RoundOfMember {
  const keys = new VendorKeys(ports)
  return (player, round) => showRecord({ ...ports, keys }, player, round)
}
