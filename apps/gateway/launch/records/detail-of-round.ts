import type { RoundDetail } from '@ante/contract/launch/play-record-detail.ts'
import type { VendorRoundDetail } from '@ante/contract/launch/vendor-service.ts'

import type { VendorAddress } from '../../catalogue/public.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { validateVendorPage } from '../vendors/game-address.ts'
import { roundDetail } from '../vendors/round-detail.ts'
import { safeSvg } from './safe-svg.ts'
import type { RoundRow } from './records-page.ts'

export interface DetailPorts {
  db: Db
  clock: Clock
  keys: VendorKeys
}

export interface RoundOfMember {
  memberId: bigint
  round: Pick<RoundRow, 'vendor' | 'round_id' | 'outcome'>
  language: string
}

/** Returns the vendor's details of a round. Details of an ended round are final: they are requested once and stored. */
export async function detailOfRound(ports: DetailPorts, requested: RoundOfMember): Promise<RoundDetail> {
  const { memberId, round, language } = requested
  const address = await ports.keys.addressOf(round.vendor)
  const stored = await storedDetail(ports.db, requested)
  if (stored) return detailFrom(stored, address)
  if (!address?.serviceUrl) return { kind: 'nothing' }
  const query = { vendor: round.vendor, playerId: String(memberId), roundId: round.round_id, language }
  const answer = await roundDetail(ports, query)
  if (answer.kind === 'unknown') return { kind: 'silent' }
  if (answer.kind === 'refused') return { kind: 'nothing' }
  if (isFinal(requested, answer.value)) await storeDetail(ports, requested, answer.value)
  return detailFrom(answer.value, address)
}

function detailFrom(
  { lines, picture, fairness, proofUrl }: VendorRoundDetail,
  address: VendorAddress | null,
): RoundDetail {
  const launchUrl = address?.launchUrl ?? null
  // Validated at each display: a vendor's launch URL may change after the details were stored.
  const page = proofUrl && launchUrl ? validateVendorPage(proofUrl, { launchUrl }) : null
  return { kind: 'reported', lines, picture: safeSvg(picture), fairness, proofUrl: page }
}

/** Whether details are final: a voided round may be reopened, and an unrevealed seed is revealed later. */
function isFinal({ round }: RoundOfMember, { fairness }: VendorRoundDetail): boolean {
  const isOver = round.outcome !== 'open' && round.outcome !== 'voided'
  return isOver && (fairness === null || fairness.serverSeed !== null)
}

async function storedDetail(db: Db, { memberId, round, language }: RoundOfMember): Promise<VendorRoundDetail | null> {
  const row = await db
    .selectFrom('round_detail')
    .select('detail')
    .where('vendor', '=', round.vendor)
    .where('member_id', '=', memberId)
    .where('round_id', '=', round.round_id)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.detail ?? null
}

async function storeDetail(
  { db, clock }: DetailPorts,
  requested: RoundOfMember,
  detail: VendorRoundDetail,
): Promise<void> {
  const { memberId, round, language } = requested
  await db
    .insertInto('round_detail')
    .values({
      vendor: round.vendor,
      member_id: memberId,
      round_id: round.round_id,
      language,
      detail: JSON.stringify(detail),
      reported_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
