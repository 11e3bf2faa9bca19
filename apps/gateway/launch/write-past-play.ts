import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { maskedAccount } from '../kit/masked-account.ts'
import { mainAccountOf, merchantAccount } from '../wallet/public.ts'
import { SESSION_IDLE_MS, SESSION_MAX_AGE_MS } from './rules.ts'
import './tables.ts'

/** A past round, which began and ended at the same time. */
export interface PastRound {
  member: { id: bigint; account: string; merchantCode: string }
  currency: string
  nodeId: bigint
  staked: bigint
  paid: bigint
}

/** Rounds with the same time. */
export interface PastPlay {
  at: Date
  rounds: readonly PastRound[]
}

/** Writes past rounds for the demo, through the same database function as vendors' calls. */
export async function writePastPlay(tx: Db, past: readonly PastPlay[]): Promise<void> {
  const contextOf = await roundContextReader(
    tx,
    past.flatMap(({ rounds }) => rounds),
  )
  for (const { at, rounds } of past) {
    if (rounds.length === 0) continue
    const prepared = await Promise.all(
      rounds.map(async (round) => ({ id: randomUUID(), round, ...(await contextOf(round)) })),
    )
    await tx
      .insertInto('game_session')
      .values(prepared.map((item) => sessionOf(item, at)))
      .execute()
    await answer(tx, prepared.flatMap(callsOf), at)
  }
}

async function answer(tx: Db, calls: readonly object[], at: Date): Promise<void> {
  const batch = JSON.stringify(calls.map((call, ord) => ({ ord, ...call })))
  const openUntil = new Date(at.getTime() + SESSION_IDLE_MS)
  const { rows } = await sql<{ code: string }>`
    select code from answer_seamless_calls(${batch}::json, ${at}, ${at}, ${openUntil})`.execute(tx)
  const refused = rows.find(({ code }) => code !== 'done')
  if (refused) throw new Error(`past play was refused: ${refused.code}`)
}

/** Game and ledger accounts of a round. */
interface RoundContext {
  game: Game
  accountId: bigint
  counterAccountId: bigint
}
type Game = Awaited<ReturnType<typeof gamesOf>>[number]
type RoundInContext = RoundContext & { id: string; round: PastRound }

const gamesOf = (tx: Db, nodeIds: readonly bigint[]) =>
  tx.selectFrom('game').selectAll().where('node_id', 'in', nodeIds).execute()

/** Returns a function that looks up the game and the ledger accounts of a round, and caches them. */
async function roundContextReader(
  tx: Db,
  rounds: readonly PastRound[],
): Promise<(round: PastRound) => Promise<RoundContext>> {
  const nodeIds = [...new Set(rounds.map(({ nodeId }) => nodeId))]
  const games = new Map((nodeIds.length > 0 ? await gamesOf(tx, nodeIds) : []).map((game) => [game.node_id, game]))
  const accounts = new Map<string, Promise<bigint>>()
  const cachedAccount = (key: string, find: () => Promise<bigint>) => {
    const account = accounts.get(key) ?? find()
    accounts.set(key, account)
    return account
  }
  return async ({ member: { id, merchantCode }, currency, nodeId }) => {
    const game = games.get(nodeId)
    if (!game) throw new Error(`there is no game ${nodeId}`)
    const { vendor } = game
    const counter = { merchantCode, currency, kind: 'vendor', vendor } as const
    return {
      game,
      accountId: await cachedAccount(String(id), () => mainAccountOf(tx, id)),
      counterAccountId: await cachedAccount(`${merchantCode} ${vendor}`, () => merchantAccount(tx, counter)),
    }
  }
}

function sessionOf({ id, round, game, accountId, counterAccountId }: RoundInContext, at: Date) {
  const { member, currency, nodeId } = round
  return {
    id,
    token_hash: null,
    token_expires_at: at,
    vendor: game.vendor,
    merchant_code: member.merchantCode,
    member_id: member.id,
    account_id: accountId,
    counter_account_id: counterAccountId,
    currency,
    node_id: nodeId,
    game_id: game.game_id,
    category: game.category,
    play_mode: 'real' as const,
    // Generated rounds are not listed among the winners.
    ranked: false,
    nickname: maskedAccount(member.account),
    masked_name: maskedAccount(member.account),
    language: 'EN' as const,
    lobby_url: '',
    opened_at: at,
    authenticated_at: at,
    expires_at: new Date(at.getTime() + SESSION_IDLE_MS),
    ends_at: new Date(at.getTime() + SESSION_MAX_AGE_MS),
    open_until: at,
  }
}

/** Returns the calls for stake and win. */
function callsOf({ id, round: { currency, staked, paid }, game }: RoundInContext) {
  const call = (kind: 'bet' | 'win', amount: bigint) => ({
    vendor: game.vendor,
    nonce: randomUUID(),
    kind,
    session_id: id,
    transaction_id: `${id}:${kind}`,
    round_id: id,
    game_id: game.game_id,
    currency,
    amount: String(amount),
    fingerprint: `\\x${Buffer.from(kind).toString('hex')}`,
  })
  return [call('bet', staked), { ...call('win', paid), bet_transaction_id: `${id}:bet`, close_round: true }]
}
