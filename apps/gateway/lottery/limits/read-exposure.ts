import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Game } from '../games/games.ts'
import type { Slot } from '../games/schedule.ts'
import { exposedNumbers } from './exposed-numbers.ts'
import type { ExposedNumber, ExposedSelection } from './exposed-numbers.ts'

/** Maximum number of different selections that are evaluated, highest prizes first. */
const MAX_SELECTIONS = 20_000

export interface DrawExposure {
  bets: number
  staked: bigint
  plays: { playId: number; playCode: string; staked: bigint; numbers: ExposedNumber[] }[]
  isCapped: boolean
}

/** Returns the exposure of a draw by play, highest stakes first. */
export async function drawExposure(
  db: Db,
  game: Pick<Game, 'id'>,
  slot: Pick<Slot, 'drawNumber'>,
): Promise<DrawExposure> {
  const { rows: selections } = await sql<ExposedSelection & { bets: bigint }>`
    select slip.play_id as "playId", min(slip.play_code) as "playCode", min(slip.text) as text, count(*) as bets,
      sum(slip.top_prize * detail.multiple)::bigint as exposed, sum(detail.cost)::bigint as staked
    from lottery_draw draw
    join lottery_detail detail on detail.draw_id = draw.id and detail.status = 2
    join lottery_slip slip on slip.id = detail.slip_id
    where draw.game_id = ${game.id} and draw.draw_number = ${slot.drawNumber}
    group by slip.play_id, slip.number
    order by exposed desc limit ${MAX_SELECTIONS + 1}`.execute(db)
  const counted = selections.slice(0, MAX_SELECTIONS)
  const plays = [...Map.groupBy(counted, ({ playId }) => playId)].map(([playId, ofPlay]) => ({
    playId,
    playCode: ofPlay[0]?.playCode ?? '',
    staked: ofPlay.reduce((sum, { staked }) => sum + staked, 0n),
    numbers: exposedNumbers(ofPlay),
  }))
  return {
    bets: counted.reduce((sum, { bets }) => sum + Number(bets), 0),
    staked: counted.reduce((sum, { staked }) => sum + staked, 0n),
    plays: plays.toSorted((one, other) => Number(other.staked - one.staked)),
    isCapped: selections.length > MAX_SELECTIONS,
  }
}
