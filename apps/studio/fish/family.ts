import { Refused } from '@ante/plain-server/refusal.ts'

import type { MakeFamily } from '../kit/family.ts'
import { fishGame } from './game.ts'
import { SIT_PATH } from './room/fish-room-view.ts'
import type { SeatView } from './room/fish-room-view.ts'
import { Ponds } from './room/fish-rooms.ts'

/** The shooter: its volleys are rounds like any other, and players share a room (pond). */
export const fishFamily: MakeFamily = ({ rooms, sessionOf }) => {
  const ponds = new Ponds(rooms)
  const game = fishGame(ponds)
  return {
    games: [game],
    routes: (app) =>
      app.post(SIT_PATH, async ({ headers }): Promise<SeatView> => {
        const session = await sessionOf(headers.authorization)
        if (session.replaced) throw new Refused('session.replaced')
        return ponds.sit(session)
      }),
  }
}
