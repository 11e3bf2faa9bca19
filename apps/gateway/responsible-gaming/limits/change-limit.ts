import {
  confirmLimit as confirmEndpoint,
  setLimit as setEndpoint,
} from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ResponsibleGamingPorts } from '../responsible-gaming-ports.ts'
import { logResponsibleGamingEvent } from '../events.ts'
import type { ResponsibleGamingTerms } from '../terms.ts'
import { limitOf, limitsOf } from './limits.ts'
import type { LimitKey } from './limits.ts'
import { boundsOf, changeOf, limitText, readLimit } from './rules.ts'

const refuseSetting = refusalsOf(setEndpoint)
const refuseConfirming = refusalsOf(confirmEndpoint)

type LimitPorts = Pick<ResponsibleGamingPorts, 'db' | 'clock' | 'effects'>

/**
 * Sets a limit. A first or lower limit takes effect immediately; a higher one, or a removal, is stored until it can be
 * confirmed.
 */
export async function setLimit(
  ports: LimitPorts,
  target: LimitKey,
  { input, terms }: { input: string | null; terms: ResponsibleGamingTerms },
): Promise<void> {
  const requested = input === null ? null : readLimit(target.kind, input)
  if (input !== null && requested === null)
    throw refuseSetting('responsible.gaming.limit.invalid', boundsOf(target.kind))
  const at = ports.clock.now()
  await changeIn(ports, target, async (tx) => {
    const currentValue = (await limitOf(tx, target))?.value ?? null
    const change = changeOf(currentValue, requested)
    if (change === 'later')
      await storePendingIncrease(tx, target, {
        value: requested,
        at,
        from: new Date(at.getTime() + terms.delayHours * HOUR_MS),
      })
    else if (requested !== null) await put(tx, target, { value: requested, at })
    await logLimitEvent(tx, target, { at, action: change === 'later' ? 'wanted' : 'set', value: requested })
  })
}

/** Applies a change whose waiting time is over. */
export async function confirmLimit(ports: LimitPorts, target: LimitKey): Promise<void> {
  const at = ports.clock.now()
  await changeIn(ports, target, async (tx) => {
    const limit = await limitOf(tx, target)
    const from = limit?.pending_from
    if (!limit || !from) throw refuseConfirming('responsible.gaming.change.not.found')
    if (from > at) throw refuseConfirming('responsible.gaming.change.too.early', { from: from.toISOString() })
    if (limit.pending_value === null) await remove(tx, target)
    else await put(tx, target, { value: limit.pending_value, at })
    await logLimitEvent(tx, target, { at, action: 'confirmed', value: limit.pending_value })
  })
}

/** Discards the pending change and keeps the limit. */
export async function discardLimitChange(ports: LimitPorts, target: LimitKey): Promise<void> {
  const at = ports.clock.now()
  await changeIn(ports, target, async (tx) => {
    const limit = await limitOf(tx, target)
    if (!limit?.requested_at) return
    await put(tx, target, { value: limit.value, at: limit.set_at })
    await logLimitEvent(tx, target, { at, action: 'kept', value: limit.value })
  })
}

/** Runs `work` with the member's accounts locked, so that a simultaneous bet is counted completely. */
function changeIn({ db, effects }: LimitPorts, { memberId }: LimitKey, work: (tx: Db) => Promise<void>): Promise<void> {
  return inTransaction(db, async (tx) => {
    await effects.lockMoney(tx, memberId)
    await work(tx)
  })
}

async function put(
  tx: Db,
  { memberId, kind, period }: LimitKey,
  { value, at }: { value: bigint; at: Date },
): Promise<void> {
  // Losses are counted only for members with a loss limit, so they are counted now.
  if (kind === 'loss' && (await limitsOf(tx, memberId, 'loss')).length === 0) {
    await sql`select count_limit_losses(${memberId}::int8, ${at}::timestamptz)`.execute(tx)
  }
  const row = { value, set_at: at, pending_value: null, requested_at: null, pending_from: null }
  await tx
    .insertInto('play_limit')
    .values({ member_id: memberId, kind, period, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(row))
    .execute()
}

async function storePendingIncrease(
  tx: Db,
  target: LimitKey,
  { value, at, from }: { value: bigint | null; at: Date; from: Date },
) {
  await tx
    .updateTable('play_limit')
    .set({ pending_value: value, requested_at: at, pending_from: from })
    .where('member_id', '=', target.memberId)
    .where('kind', '=', target.kind)
    .where('period', '=', target.period)
    .execute()
}

async function remove(tx: Db, { memberId, kind, period }: LimitKey): Promise<void> {
  await tx
    .deleteFrom('play_limit')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}

function logLimitEvent(
  tx: Db,
  { memberId, kind, period }: LimitKey,
  input: { at: Date; action: string; value: bigint | null },
) {
  const value = input.value === null ? null : limitText(kind, input.value)
  return logResponsibleGamingEvent(tx, {
    memberId,
    at: input.at,
    action: `limit:${input.action}`,
    detail: { kind, period, value },
  })
}
