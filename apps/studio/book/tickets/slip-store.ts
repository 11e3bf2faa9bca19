import type { Db } from '@ante/plain-server/db.ts'

import type { PlaySession } from '../../kit/sessions/play-session.ts'

type SlipOwner = Pick<PlaySession, 'vendor' | 'playerId' | 'gameId'>

export async function storeSlip(db: Db, { vendor, playerId, gameId }: SlipOwner, slip: string): Promise<void> {
  await db.query(
    `insert into book.slip (vendor, player_id, game_id, slip) values ($1, $2, $3, $4)
     on conflict (vendor, player_id, game_id) do update set slip = excluded.slip, kept_at = now()`,
    [vendor, playerId, gameId, slip],
  )
}

export async function storedSlip(db: Db, { vendor, playerId, gameId }: SlipOwner): Promise<string | null> {
  const { rows } = await db.query<{ slip: string }>(
    'select slip from book.slip where vendor = $1 and player_id = $2 and game_id = $3',
    [vendor, playerId, gameId],
  )
  return rows[0]?.slip ?? null
}
