import { randomBytes, randomUUID } from 'node:crypto'

import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { unitsOf } from '../../../kit/money.ts'
import { openGameSession } from '../../../launch/opening/game-sessions.ts'
import { grant, openWallets } from '../../../wallet/public.ts'
import type { GatewayInstance, World } from './world.ts'

export const MERCHANT = 'aurora'
export const CURRENCY = 'PHP'
const OPENING = '200.00'

/** A member with expected balances, computed from the acknowledged operations. */
export interface Member {
  id: bigint
  /** Expected balance of the main wallet. Incoming money first repays the member's debt. */
  main: bigint
  /** Reverses a payment; the part that the balance does not cover becomes debt. */
  reverse(units: bigint): void
  /** Amount held by withdrawals in progress. */
  frozen: bigint
  /** Balances in vendor wallets. */
  vendorBalances: Map<string, bigint>
  /** Bank card that receives withdrawals. */
  bankCardId: bigint
}

/** Members on whom a history operates: a player and their upline. */
export interface Party {
  player: Member
  upline: Member
  /** Session of the player's game. */
  sessionId: string
}

const GAME = { vendor: 'ANS', gameId: 'northlight-reels', name: 'Northlight Reels', category: 'RNG' as const }

export async function newParty({ clock, merchants }: World, { db }: GatewayInstance): Promise<Party> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const make = async (type: 0 | 1, uplineId: bigint | null): Promise<Member> => {
      const id = await insertMember(tx, { type, uplineId, at })
      await openWallets({ clock, merchants }, tx, { id, merchantCode: MERCHANT, type })
      const main = unitsOf(OPENING)
      const input = { key: `proof:${id}`, memberId: id, merchantCode: MERCHANT, currency: CURRENCY, amount: main, at }
      await grant(tx, input)
      return Object.assign(withDebt(main), {
        id,
        frozen: 0n,
        vendorBalances: new Map(),
        bankCardId: await insertCard(tx, id, at),
      })
    }
    const upline = await make(1, null)
    const player = await make(0, upline.id)
    return { player, upline, sessionId: await openSession(tx, player.id, at) }
  })
}

/** Represents wallet and debt by one signed sum, because a member in debt has an empty wallet. */
function withDebt(opening: bigint): Pick<Member, 'main' | 'reverse'> {
  let sum = opening
  const held = () => (sum > 0n ? sum : 0n)
  return {
    get main() {
      return held()
    },
    set main(units: bigint) {
      sum += units - held()
    },
    reverse: (units) => {
      sum -= units
    },
  }
}

async function insertMember(tx: Db, member: { type: number; uplineId: bigint | null; at: Date }): Promise<bigint> {
  const { id } = await tx
    .insertInto('member')
    .values({
      merchant_code: MERCHANT,
      account: `p${randomUUID().replaceAll('-', '').slice(0, 15)}`,
      type: member.type as 0,
      // These members never sign in, and a real password hash would take longer than all other steps of the setup.
      password_hash: 'none',
      upline_id: member.uplineId,
      registered_at: member.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a card that cannot receive payments, because no payouts are made here. */
async function insertCard(tx: Db, memberId: bigint, at: Date): Promise<bigint> {
  const { id } = await tx
    .insertInto('bank_card')
    .values({
      merchant_code: MERCHANT,
      member_id: memberId,
      bank_code: tx.selectFrom('bank').select('code').where('merchant_code', '=', MERCHANT).orderBy('code').limit(1),
      number_sealed: Buffer.alloc(1),
      number_mark: randomBytes(32),
      last_digits: '0000',
      holder: 'Proof',
      province: '',
      request_key: 'proof',
      added_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function openSession(tx: Db, memberId: bigint, now: Date): Promise<string> {
  const { node_id: nodeId } = await tx
    .selectFrom('game')
    .select('node_id')
    .where('vendor', '=', GAME.vendor)
    .where('game_id', '=', GAME.gameId)
    .executeTakeFirstOrThrow()
  const member = { memberId: String(memberId), account: 'p', type: 0, merchantCode: MERCHANT, currency: CURRENCY }
  const { sessionId } = await openGameSession(tx, {
    member: member as Parameters<typeof openGameSession>[1]['member'],
    game: { ...GAME, nodeId: Number(nodeId) },
    playMode: 'real',
    language: 'EN',
    lobbyUrl: 'http://localhost/',
    now,
  })
  await tx
    .updateTable('game_session')
    .set({ token_hash: null, authenticated_at: now })
    .where('id', '=', sessionId)
    .execute()
  return sessionId
}
