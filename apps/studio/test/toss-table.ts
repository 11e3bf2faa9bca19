import type { MakeFamily } from '../kit/family.ts'
import type { Room } from '../kit/rooms/room.ts'
import type { PlaySession } from '../kit/sessions/play-session.ts'
import { tossGame } from './held-fixtures.ts'
import type { Tables } from './held-fixtures.ts'

/** A public table of the coin game, controlled by its test. */
export class TossTable implements Tables {
  readonly closed = new Set<string>()
  readonly received: Tables['received'] = []
  /** All events so far, for the snapshot. */
  readonly published: unknown[] = []
  room: Room | null = null

  publish(body: unknown): void {
    this.published.push(body)
    this.room?.publish(body)
  }

  /** Replaces Quick Pick for its titles. */
  readonly family: MakeFamily = ({ rooms }) => {
    this.room = rooms.open('table-1', {
      admits: ({ gameId }) => gameId !== 'shut-out',
      snapshot: ({ playerId }: PlaySession) => ({ published: [...this.published], you: playerId }),
    })
    return { games: [{ ...tossGame(this), engine: 'quick-pick', stakeGrainCents: () => 1n }] }
  }
}
