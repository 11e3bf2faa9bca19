import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { getPlayRecord } from '@ante/contract/launch/play-record-detail.ts'
import type { Movement } from '@ante/contract/launch/play-record-detail.ts'
import { sql } from 'kysely'

import type { MemberContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { parseDays } from '../../merchant/public.ts'
import { playRecords } from './play-record.ts'
import '../held-wins/tables.ts'
import type { RecordPorts } from './play-record.ts'
import { ROUND_COLUMNS } from './records-page.ts'
import type { RoundRow } from './records-page.ts'
import { detailOfRound } from './detail-of-round.ts'
import type { DetailPorts } from './detail-of-round.ts'

const refuse = refusalsOf(getPlayRecord)

/** Player of a round, and language of the vendor's details. */
export interface Player extends Pick<MemberContext, 'language'> {
  member: Pick<MemberContext['member'], 'memberId' | 'merchantCode' | 'currency'>
}

/** Returns one round of the member with all its movements; foreign and missing rounds get the same refusal. */
export async function showRecord(
  ports: RecordPorts & DetailPorts,
  { member, language }: Player,
  { vendor, roundId }: ParsedInputOf<typeof getPlayRecord>,
): Promise<OutputOf<typeof getPlayRecord>> {
  const memberId = BigInt(member.memberId)
  const { rows } = await sql<RoundRow>`
    select ${ROUND_COLUMNS} from game_round
    where vendor = ${vendor} and member_id = ${memberId} and round_id = ${roundId}`.execute(ports.db)
  const [round] = rows
  const [record] = await playRecords(ports, member.merchantCode, rows)
  if (!round || !record) throw refuse('round.not.found')
  const site = { merchantCode: member.merchantCode, now: ports.clock.now() }
  const { zone } = await parseDays(ports.db, site, { range: 'today' })
  return {
    record,
    currency: member.currency,
    zone,
    movements: await movementsOf(ports.db, { memberId, vendor, roundId }),
    report: await detailOfRound(ports, { memberId, round, language }),
  }
}

/** Returns the vendor's wallet calls of a round, except rollbacks that arrived without their bet. */
async function movementsOf(
  db: Db,
  { memberId, vendor, roundId }: { memberId: bigint; vendor: string; roundId: string },
): Promise<Movement[]> {
  const rows = await db
    .selectFrom('seamless_transaction as transaction')
    .leftJoin('held_win as held', (join) =>
      join
        .onRef('held.vendor', '=', 'transaction.vendor')
        .onRef('held.transaction_id', '=', 'transaction.transaction_id'),
    )
    .select([
      'transaction.kind',
      'transaction.transaction_id',
      'transaction.reference',
      'transaction.amount',
      'transaction.state',
      'transaction.at',
    ])
    .select('held.state as review')
    .where('transaction.member_id', '=', memberId)
    .where('transaction.vendor', '=', vendor)
    .where('transaction.round_id', '=', roundId)
    .where('transaction.fingerprint', 'is not', null)
    .orderBy('transaction.at')
    .orderBy('transaction.reference')
    .execute()
  return rows.map(({ kind, transaction_id: transactionId, reference, amount, state, review, at }) => ({
    kind,
    transactionId,
    reference: String(reference),
    amount: textOf(amount),
    state: review === null ? state : REVIEWED[review],
    at: at.toISOString(),
  }))
}

const REVIEWED = { held: 'held', approved: 'posted', rejected: 'rejected', replaced: 'rejected' } as const
