import { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { ResponsibleGaming, Limit, Exclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

import type { SignedIn } from '../kit/context.ts'
import type { ResponsibleGamingPorts } from './responsible-gaming-ports.ts'
import { limitsOf, lossLeft, sessionLeft, spanOf } from './limits/limits.ts'
import type { LimitRow } from './limits/limits.ts'
import { limitText } from './limits/rules.ts'
import { exclusionOf } from './exclusions/exclusions.ts'
import type { CurrentExclusion } from './exclusions/exclusions.ts'
import { realityMinutesOf } from './terms.ts'
import type { ResponsibleGamingTerms } from './terms.ts'

/** Ports of the page, whose data is shown to staff too. */
type ShowingPorts = Pick<ResponsibleGamingPorts, 'db' | 'clock' | 'merchants' | 'depositedSince' | 'hasDeposited'> & {
  effects: Pick<ResponsibleGamingPorts['effects'], 'hasPassword'>
}

/** Returns the data of the responsible-gaming page. */
export async function showResponsibleGaming(
  ports: ShowingPorts,
  member: SignedIn,
  terms: ResponsibleGamingTerms,
): Promise<ResponsibleGaming> {
  const { db, clock, merchants, effects } = ports
  const now = clock.now()
  const { currency, merchantCode } = member
  const memberId = BigInt(member.memberId)
  const exclusion = await exclusionOf(db, memberId, now)
  const rows = await limitsOf(db, memberId)
  const query = { memberId, zone: merchants.of(merchantCode).zone, now }
  const limits = await Promise.all(rows.map((row) => shownLimit(ports, row, query)))
  const { timeOuts, exclusions, delayHours } = terms
  return {
    exclusion: exclusion && exclusionView(exclusion, now),
    limits: limits.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    realityMinutes: await realityMinutesOf(db, { memberId, merchantCode }),
    timeOuts,
    exclusions,
    delayHours,
    needsPassword: await effects.hasPassword(memberId),
    hasDeposited: await ports.hasDeposited(db, memberId),
    currency,
    zone: query.zone,
  }
}

const ORDER: LimitKind[] = [...LimitKind.options]
const MINUTE_MS = 60_000n

interface Query {
  memberId: bigint
  zone: string
  now: Date
}

async function shownLimit(ports: ShowingPorts, row: LimitRow, { memberId, zone, now }: Query): Promise<Limit> {
  const { kind, period, value, pending_value: pending, pending_from: from } = row
  const { start, end } = await spanOf(ports.db, zone, period, now)
  const remainder = await remainingOf(ports, row, { memberId, start, now })
  const none = remainder > 0n ? remainder : 0n
  return {
    kind,
    period,
    value: limitText(kind, value),
    used: limitText(kind, value - none < 0n ? 0n : value - none),
    left: limitText(kind, none),
    until: end.toISOString(),
    requested: from && {
      value: pending === null ? null : limitText(kind, pending),
      from: from.toISOString(),
      ready: from <= now,
    },
  }
}

async function remainingOf(
  { db, depositedSince }: ShowingPorts,
  { kind, period, value }: LimitRow,
  { memberId, start, now }: { memberId: bigint; start: Date; now: Date },
): Promise<bigint> {
  if (kind === 'deposit') return value - (await depositedSince(db, memberId, start))
  if (kind === 'session') return ((await sessionLeft(db, memberId, now)) ?? 0n) / MINUTE_MS
  const losses = await lossLeft(db, memberId, now, period)
  return losses?.left ?? value
}

function exclusionView({ row, kind, until }: CurrentExclusion, now: Date): Exclusion {
  const { began_at: beganAt, ends_at: endsAt, lifted_at: liftedAt, reinstatement_requested_at: requestedAt } = row
  return {
    kind,
    since: beganAt.toISOString(),
    until: until?.toISOString() ?? null,
    mayRequestReinstatement: kind === 'exclusion' && liftedAt === null && endsAt !== null && endsAt <= now,
    reinstatedAt: requestedAt && liftedAt ? liftedAt.toISOString() : null,
  }
}
