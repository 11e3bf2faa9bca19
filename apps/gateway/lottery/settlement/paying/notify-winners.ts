import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { LotteryWin } from '../../../launch/public.ts'
import type { WaitingDraw } from '../waiting-draw.ts'

/** Mails members who won more than they staked on the draw, once per result, in the transaction that pays them. */
export async function notifyWinners(
  tx: Db,
  { id, results, currency, gameName, drawNumber }: WaitingDraw,
  { wins, now }: { wins: readonly LotteryWin[]; now: Date },
): Promise<void> {
  const winners = wins.filter(({ paid, staked }) => paid > staked)
  if (winners.length === 0) return
  await sql`
    select write_mail(array[member_id], ${`lottery:${id}.${results}`}, 'lottery', 'lottery.won', jsonb_build_object(
      'amount', mail_amount(paid), 'currency', ${currency}::text, 'game', ${gameName}::text, 'draw', ${drawNumber}::text),
      null, ${now}, true)
    from unnest(${winners.map(({ memberId }) => memberId)}::int8[], ${winners.map(({ paid }) => paid)}::int8[])
      won (member_id, paid) order by member_id`.execute(tx)
}
