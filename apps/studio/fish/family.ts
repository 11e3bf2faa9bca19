import { Refused } from '@ante/plain-server/refusal.ts'

import type { MakeFamily } from '../kit/family.ts'
import { fishGame } from './game.ts'
import { SIT_PATH } from './room/fish-room-view.ts'
import type { SeatView } from './room/fish-room-view.ts'
import { FishRooms } from './room/fish-rooms.ts'

/** The fish game: each volley is a round, and players share a room. */
export const fishFamily: MakeFamily = ({ rooms, sessionOf }) => {
  const fishRooms = new FishRooms(rooms)
  const game = fishGame(fishRooms)
  return {
    games: [game],
    routes: (app) =>
      app.post(SIT_PATH, async ({ headers }): Promise<SeatView> => {
        const session = await sessionOf(headers.authorization)
        if (session.replaced) throw new Refused('session.replaced')
        return fishRooms.sit(session)
      }),
  }
}
