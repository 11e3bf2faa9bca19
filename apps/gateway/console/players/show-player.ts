import type { BlockedPart, getPlayer } from '@ante/contract/console/players/get-player.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { FROZEN_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import { IDLE_EXPIRY_MS, maskedEmail, maskedMobile, maskedName } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { exclusionOf } from '../../responsible-gaming/public.ts'
import { vipLevelOf } from '../../vip/public.ts'
import { walletName } from '../../wallet/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { playerChecks } from './player-checks.ts'
import type { WithdrawSettings } from './player-checks.ts'
import type { Player } from './player-of-call.ts'
import { tagsOf } from './tags.ts'

type Head = OutputOf<typeof getPlayer>

const PINNED_SHOWN = 3

/** Returns the head of a player's page. */
export async function showPlayer(ports: Pick<ScreenPorts, 'db' | 'clock'>, player: Player): Promise<Head> {
  const { db, clock } = ports
  const now = clock.now()
  const [{ checks, settings }, person, wallets, exclusion, level, tags, line, sums, notes] = await Promise.all([
    playerChecks(ports, player),
    personOf(db, player, now),
    walletsOf(db, player.id),
    exclusionOf(db, player.id, now),
    vipLevelOf(db, player.id),
    tagsOf(db, player.id),
    lineOf(db, player.id),
    sumsOf(db, player.id, now),
    pinnedNotes(db, player.id),
  ])
  const balanceOf = (type: number) => wallets.find((wallet) => wallet.type === type)?.units ?? 0n
  return {
    id: String(player.id),
    account: player.account,
    type: player.type,
    status: player.status,
    blocked: await blockedParts(db, player),
    exclusion: exclusion && { kind: exclusion.kind, until: exclusion.until?.toISOString() ?? null },
    registeredAt: player.registeredAt.toISOString(),
    ...person,
    level,
    tags,
    line,
    currency: player.currency,
    wallets: wallets
      .filter(({ type }) => type !== FROZEN_WALLET)
      .map(({ type, units }) => ({ type, name: walletName(type), balance: textOf(units) })),
    cash: textOf(balanceOf(MAIN_WALLET)),
    locked: textOf(balanceOf(FROZEN_WALLET)),
    withdrawable: withdrawableOf(settings, player),
    ...sums,
    checks,
    pinnedNotes: notes,
  }
}

/** Codes of unmet conditions that make the withdrawable amount zero; a missing card, for example, does not. */
const HOLDING = new Set(['turnover.not.enough', 'withdrawal.amount.below', 'account.balance.not.enough'])

function withdrawableOf({ allowWithdraw, guards, available }: WithdrawSettings, { status }: Player): string {
  const isHeld = guards.some(({ code, satisfied }) => HOLDING.has(code) && !satisfied)
  return isHeld || allowWithdraw === 'N' || status === 'disabled' ? textOf(0n) : available
}

/** Returns the blocked functions, in the order of the contract. */
export async function blockedParts(db: Db, { id }: Pick<Player, 'id'>): Promise<BlockedPart[]> {
  const row = await db
    .selectFrom('member')
    .select(['status', 'blocked_parts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const parts: BlockedPart[] = ['login', 'deposit', 'bet', 'withdraw']
  return parts.filter((part) => (part === 'login' ? row.status === 'disabled' : row.blocked_parts.includes(part)))
}

async function personOf(db: Db, { id }: Player, now: Date) {
  const profile = await db
    .selectFrom('member_profile')
    .select(['mobile', 'email', 'payee_name'])
    .where('member_id', '=', id)
    .executeTakeFirst()
  const { rows } = await sql<{ seen: Date | null }>`
    select greatest((select max(last_seen_at) from session where member_id = ${id}),
      (select max(at) from sign_in where member_id = ${id})) as seen`.execute(db)
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', id)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_EXPIRY_MS))
    .limit(1)
    .executeTakeFirst()
  const { mobile, email, payee_name: payee } = profile ?? {}
  return {
    lastSeenAt: rows[0]?.seen?.toISOString() ?? null,
    isOnline: session !== undefined,
    mobile: mobile ? maskedMobile(mobile) : null,
    mail: email ? maskedEmail(email) : null,
    payee: payee ? maskedName(payee) : null,
  }
}

async function walletsOf(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('account')
    .select(['wallet_type', 'balance'])
    .where('kind', '=', 'member')
    .where('member_id', '=', memberId)
    .orderBy('wallet_type')
    .execute()
  return rows.map(({ wallet_type: type, balance }) => ({ type: type ?? 0, units: balance ?? 0n }))
}

/** Returns the agents above a player, nearest first, and the number of direct downlines. */
async function lineOf(db: Db, memberId: bigint): Promise<Head['line']> {
  const { rows } = await sql<{ id: bigint; account: string }>`
    select agent.id, agent.account from member player
    cross join lateral unnest(string_to_array(trim(both '/' from player.path), '/')::int8[]) with ordinality step (id, place)
    join member agent on agent.id = step.id
    where player.id = ${memberId} and agent.id <> player.id order by step.place desc`.execute(db)
  return rows.map(({ id, account }) => ({ id: String(id), account }))
}

/** Maximum of the counted downlines; the page then shows "100+". */
const MAX_COUNTED = 100

async function sumsOf(db: Db, memberId: bigint, now: Date) {
  const { rows } = await sql<{
    deposited: bigint
    withdrawn: bigint
    bonus: bigint
    held: bigint
    cards: bigint
    downlines: bigint
  }>`
    select
      (select coalesce(sum(credited), 0)::int8 from deposit where member_id = ${memberId} and state = 'SUCCESS') as deposited,
      (select coalesce(sum(amount), 0)::int8 from withdrawal where member_id = ${memberId} and state = 'SUCCESS') as withdrawn,
      (select coalesce(sum(amount), 0)::int8 from reward
        where member_id = ${memberId} and status = 'issued' and expires_at > ${now}) as bonus,
      (select count(*) from held_win where member_id = ${memberId} and state = 'held') as held,
      (select count(*) from bank_card where member_id = ${memberId} and removed_at is null) as cards,
      (select count(*) from (select from member below join member player on player.id = ${memberId}
        where below.merchant_code = player.merchant_code and below.upline_id = player.id limit ${MAX_COUNTED}) direct) as downlines`.execute(
    db,
  )
  const [row] = rows
  return {
    deposited: textOf(row?.deposited ?? 0n),
    withdrawn: textOf(row?.withdrawn ?? 0n),
    bonus: textOf(row?.bonus ?? 0n),
    heldWins: Number(row?.held ?? 0),
    cards: Number(row?.cards ?? 0),
    directDownlines: Number(row?.downlines ?? 0),
  }
}

async function pinnedNotes(db: Db, memberId: bigint): Promise<Head['pinnedNotes']> {
  const rows = await db
    .selectFrom('member_note')
    .select(['id', 'at', 'author', 'text'])
    .where('member_id', '=', memberId)
    .where('is_pinned', '=', true)
    .orderBy('id', 'desc')
    .limit(PINNED_SHOWN)
    .execute()
  return rows.map(({ id, at, ...note }) => ({ ...note, id: String(id), at: at.toISOString() }))
}
