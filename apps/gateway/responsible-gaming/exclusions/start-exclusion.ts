import { TIME_OUTS, startExclusion as endpoint } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { ExclusionKind } from '@ante/contract/responsible-gaming/refusals.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'

import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ResponsibleGamingPorts } from '../responsible-gaming-ports.ts'
import { logResponsibleGamingEvent } from '../events.ts'
import type { ResponsibleGamingTerms } from '../terms.ts'
import { storeIdentityHashes } from './identity-hashes.ts'
import type { PersonIdentifier } from './identity-hashes.ts'
import { lastsUntil, exclusionsOf } from './exclusions.ts'

const refuse = refusalsOf(endpoint)

/** PostgreSQL interval of each length; null means permanent. */
const INTERVALS: Record<ExclusionLength, string | null> = {
  '1d': '24 hours',
  '1w': '7 days',
  '1m': '1 month',
  '6w': '42 days',
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
  ever: null,
}

const exclusionKindOf = (length: ExclusionLength): ExclusionKind =>
  TIME_OUTS.some((timeOut) => timeOut === length) ? 'timeOut' : 'exclusion'

function isOffered(terms: ResponsibleGamingTerms, length: ExclusionLength): boolean {
  return [...terms.timeOuts, ...terms.exclusions].includes(length)
}

/** Excludes a member immediately; simultaneous calls are either completed before or refused. */
export async function startExclusion(
  { db, clock, effects }: ResponsibleGamingPorts,
  { length, password }: ParsedInputOf<typeof endpoint>,
  { context, request, terms }: { context: MemberContext; request: FastifyRequest; terms: ResponsibleGamingTerms },
): Promise<void> {
  const { member } = context
  const memberId = BigInt(member.memberId)
  if (!isOffered(terms, length)) throw refuse('responsible.gaming.length.not.offered')
  if (await effects.hasPassword(memberId)) {
    if (!(await effects.isPassword(password ?? '', context, request))) throw refuse('password.incorrect')
  }
  await inTransaction(db, async (tx) => {
    await effects.lockMoney(tx, memberId)
    const exclusion = { memberId, merchantCode: member.merchantCode, length, at: clock.now() }
    await exclusionIn(tx, exclusion, await effects.identifiersOf(tx, memberId))
    await effects.endPlay(tx, member)
  })
  await effects.sweepToMain(member)
}

export interface ExclusionRequest {
  memberId: bigint
  merchantCode: string
  length: ExclusionLength
  at: Date
}

/** Stores the exclusion, unless a current one lasts longer. */
export async function exclusionIn(
  tx: Db,
  requested: ExclusionRequest,
  identifiers: readonly PersonIdentifier[],
): Promise<void> {
  const { memberId, merchantCode, length, at } = requested
  const endsAt = await endOf(tx, length, at)
  const kind = exclusionKindOf(length)
  const row = { kind, ends_at: endsAt, lifted_at: kind === 'timeOut' ? endsAt : null }
  const [currentExclusion] = await exclusionsOf(tx, memberId, at)
  if (currentExclusion && !isLonger(row, currentExclusion)) {
    throw refuse('responsible.gaming.exclusion.shorter', {
      until: (currentExclusion.lifted_at ?? currentExclusion.ends_at)?.toISOString() ?? null,
    })
  }
  await tx
    .insertInto('player_exclusion')
    .values({ merchant_code: merchantCode, member_id: memberId, length, began_at: at, ...row })
    .execute()
  await storeIdentityHashes(tx, requested, identifiers)
  await logResponsibleGamingEvent(tx, { memberId, at, action: `rest:${kind}`, detail: { length } })
}

type ExclusionEnd = Parameters<typeof lastsUntil>[0] & { kind: ExclusionKind }

/** Whether an end is later. An exclusion ranks above any time-out, because it does not end automatically. */
function isLonger(a: ExclusionEnd, b: ExclusionEnd): boolean {
  if (a.kind !== b.kind && b.lifted_at !== null && a.kind === 'exclusion') return true
  return lastsUntil(a) > lastsUntil(b)
}

async function endOf(tx: Db, length: ExclusionLength, at: Date): Promise<Date | null> {
  const lasts = INTERVALS[length]
  if (lasts === null) return null
  const { rows } = await sql<{ ends: Date }>`select ${at}::timestamptz + ${lasts}::interval as ends`.execute(tx)
  return rows[0]?.ends ?? null
}
