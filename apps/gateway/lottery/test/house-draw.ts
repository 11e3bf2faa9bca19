import { DAY_MS } from '@ante/contract/kit/time.ts'

import type { TestGateway } from '../../test/start-gateway.ts'
import { DaySecrets } from '../draws/day-secrets.ts'
import { rowOf } from '../draws/game-slot.ts'
import { resultOf } from '../draws/generate-results.ts'
import { readGames } from '../games/games.ts'
import { storeLotteryGame } from '../games/store-game.ts'

/** Creates a house lottery of aurora with a draw of two days ago, whose secret is published. */
export async function houseDraw({ ports }: TestGateway) {
  const { db, clock } = ports
  const code = `H${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const game = { code, name: code, family: 'PK10', group: 'PK10', prizeModes: ['Lott'] } as const
  const sold = { schedule: { kind: 'steady', seconds: 600 }, lockSeconds: 5, isHouse: true, position: 0 }
  await storeLotteryGame(db, { merchantCode: 'aurora', ...game, ...sold })
  const stored = (await readGames(db)).find((one) => one.code === code)
  if (!stored) throw new Error(`no lottery ${code}`)
  const slot = stored.timetable.at(clock.now().getTime() - 2 * DAY_MS)
  const { result } = await resultOf({ secrets: new DaySecrets(ports) }, { game: stored, slot })
  const at = new Date(slot.drawAt)
  const drawn = { status: 'PAID', result: JSON.stringify(result), drawn_at: at, settled_at: at } as const
  await db
    .insertInto('lottery_draw')
    .values({ ...rowOf({ game: stored, slot }), ...drawn })
    .execute()
  return { game: code, draw: slot.drawNumber }
}
