import type { Queryable } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'

/** A stored round, or its subject, that a game cannot read. The message contains the reason. */
export class Unreadable extends Error {}

/**
 * Sets held rounds aside, so that their game continues without them: nothing is paid, lost or returned before an
 * operator decides.
 */
export async function setAside(tx: Queryable, roundIds: readonly string[], reason: string, log: Log): Promise<void> {
  if (roundIds.length === 0) return
  const { rows } = await tx.query<{ id: string }>(
    `update studio.round set set_aside = $2 where id = any ($1) and state = 'held' and set_aside is null returning id`,
    [roundIds, reason],
  )
  for (const { id } of rows)
    log.error({ event: 'studio.round_set_aside', roundId: id, why: reason }, 'round is set aside')
}

/** Parses each round with the game's function; unreadable ones are set aside. */
export async function readRounds<Round extends { id: string }, Read>(
  rounds: readonly Round[],
  {
    readRound,
    aside: setAsideRounds,
  }: { readRound: (round: Round) => Read; aside: (roundIds: string[], reason: string) => Promise<void> },
): Promise<Read[]> {
  const readable: Read[] = []
  for (const round of rounds) {
    try {
      readable.push(readRound(round))
    } catch (error) {
      await setAsideRounds([round.id], error instanceof Error ? error.message : String(error))
    }
  }
  return readable
}
