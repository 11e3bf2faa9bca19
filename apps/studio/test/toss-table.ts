import type { MakeFamily } from '../studio/family.ts'
import type { Room } from '../studio/rooms/room.ts'
import type { PlaySession } from '../studio/sessions/play-session.ts'
import { tossGame } from './held-fixtures.ts'
import type { Tables } from './held-fixtures.ts'

/** A table of the coin game that everybody may look at, and what its test does there. */
export class TossTable implements Tables {
  readonly closed = new Set<string>()
  readonly heard: Tables['heard'] = []
  /** What has been said, for the snapshot. */
  readonly said: unknown[] = []
  room: Room | null = null

  say(body: unknown): void {
    this.said.push(body)
    this.room?.say(body)
  }

  /** In place of Quick Pick, whose titles it plays. */
  readonly family: MakeFamily = ({ rooms }) => {
    this.room = rooms.open('table-1', {
      admits: ({ gameId }) => gameId !== 'shut-out',
      snapshot: ({ playerId }: PlaySession) => ({ said: [...this.said], you: playerId }),
    })
    return { games: [{ ...tossGame(this), engine: 'quick-pick', stakeGrainCents: () => 1n }] }
  }
}
