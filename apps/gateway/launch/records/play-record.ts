import type { PlayRecord } from '@ante/contract/launch/play-records.ts'

import { gameSummaries } from '../../catalogue/public.ts'
import type { GameSummary } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import type { RoundRow } from './records-page.ts'

export interface RecordPorts {
  db: Db
  catalogue: Pick<LaunchPorts['catalogue'], 'gameByNode'>
}

/** Returns rounds as their player sees them, with names and pictures of the games. */
export async function playRecords(
  { db, catalogue }: RecordPorts,
  merchantCode: string,
  rounds: readonly RoundRow[],
): Promise<PlayRecord[]> {
  const faces = await gameSummaries(db, [...new Set(rounds.map(({ node_id: node }) => node))])
  return rounds.flatMap((round) => {
    const face = faces.get(round.node_id)
    const isOffered = catalogue.gameByNode(merchantCode, Number(round.node_id))?.playable === true
    return face ? [recordOf(round, face, isOffered)] : []
  })
}

function recordOf(round: RoundRow, face: GameSummary, isOffered: boolean): PlayRecord {
  return {
    vendor: round.vendor,
    vendorName: face.vendorName,
    roundId: round.round_id,
    nodeId: Number(round.node_id),
    gameId: face.gameId,
    gameName: face.name,
    picture: face.picture,
    category: round.category,
    isOffered,
    supportPlay: face.supportPlay,
    outcome: round.outcome,
    day: round.day,
    beganAt: round.opened_at.toISOString(),
    endedAt: round.closed_at?.toISOString() ?? null,
    stake: textOf(round.staked),
    payout: textOf(round.paid),
    net: textOf(round.paid - round.staked),
    underReview: round.under_review === null ? null : textOf(round.under_review),
  }
}
