import type {
  changeBlocks as changeBlocksEndpoint,
  excludePlayer as excludeEndpoint,
} from '@ante/contract/console/players/actions.ts'
import { changeBlocks as blocksEndpoint } from '@ante/contract/console/players/actions.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { endSessionsOf, lockMember, putBlocks, resetFactors, unlockPaymentPassword } from '../../../identity/public.ts'
import { inTransaction } from '../../../kit/db.ts'
import { forgetFailuresOf } from '../../../kit/login-backoff/login-failures.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { stopGames } from '../../../launch/public.ts'
import { excludeMember } from '../../../operator/kit/exclude-member.ts'
import { exclusionOf } from '../../../responsible-gaming/public.ts'
import type { PlayerAction } from './player-action.ts'
import { blockedParts } from '../show-player.ts'

const refuse = refusalsOf(blocksEndpoint)

type Blocks = OutputOf<typeof changeBlocksEndpoint>

/** Replaces the blocks; refuses if they have changed since they were shown. Blocking bets also ends running games. */
export function changeBlocks(
  { ports: { db, clock }, player, object, audit }: PlayerAction,
  { blocked, seen, reason }: ParsedInputOf<typeof changeBlocksEndpoint>,
): Promise<Blocks> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, player.id)
    const before = await blockedParts(tx, player)
    if (before.toSorted().join() !== seen.toSorted().join()) throw refuse('player.changed', { blocked: before })
    const parts = blocked.flatMap((part) => (part === 'login' ? [] : [part]))
    const login = blocked.includes('login')
    await putBlocks(tx, player.id, { login, parts: [...new Set(parts)] })
    if (login || parts.includes('bet')) await stopGames(tx, player.id, clock.now())
    const after = await blockedParts(tx, player)
    await audit(tx, { action: 'identity.block.update', object, reason, before: named(before), after: named(after) })
    return { blocked: after }
  })
}

const named = (blocked: Blocks['blocked']) => ({ blocked: blocked.join(', ') || 'nothing' })

export function endPlayerSessions({ ports: { db }, player, object, audit }: PlayerAction, reason: string) {
  return inTransaction(db, async (tx) => {
    const ended = await endSessionsOf(tx, player.id)
    await audit(tx, { action: 'identity.session.end', object, reason, after: { ended } })
    return { ended }
  })
}

export function resetPlayerFactors({ ports: { db }, player, object, audit }: PlayerAction, reason: string) {
  return inTransaction(db, async (tx) => {
    const removed = await resetFactors(tx, player.id)
    await audit(tx, { action: 'identity.factor.reset', object, reason, after: removed })
    return removed
  })
}

export function unlockPlayer({ ports: { db }, player, object, audit }: PlayerAction, reason: string) {
  return inTransaction(db, async (tx) => {
    await unlockPaymentPassword(tx, player.id)
    await forgetFailuresOf(tx, player)
    await audit(tx, { action: 'identity.member.unlock', object, reason })
    return {}
  })
}

export function excludePlayer(
  { ports: { db, clock }, player, object, audit }: PlayerAction,
  { length, reason }: ParsedInputOf<typeof excludeEndpoint>,
) {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const before = await exclusionOf(tx, player.id, at)
    await excludeMember(tx, { memberId: player.id, merchantCode: player.merchantCode, length, at })
    await stopGames(tx, player.id, at)
    const changed = { before: before?.row.length ?? null, after: length }
    await audit(tx, { action: 'responsible-gaming.exclusion.start', object, reason, ...changed })
    return {}
  })
}
