import { randomBytes } from 'node:crypto'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { hashPassword } from '../../kit/password.ts'
import type { Ports } from '../../kit/ports.ts'
import { enableMember, makeMember } from '../../identity/public.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { adjustBalance, balanceOfAccount, mainAccountOf, openWallets } from '../../wallet/public.ts'
import { closeRoundLeftOpen } from '../open-rounds.ts'

/** Number of players of a site: one case closes the account of its player, and one needs two players. */
const PLAYERS = 4
/** Member type of test accounts. */
const TESTER = 40
/** Money of a player at each launch. */
const MONEY = unitsOf('20.00')
/** Credits of a launch: the first may pay debts of a cancelled case. */
const MAX_CREDITS = 3

export interface TestPlayer {
  id: bigint
  account: string
}

type PlayerPorts = Pick<Ports, 'db' | 'clock'> & { merchants: MerchantDirectory }

/** Returns the players of the suite at a trial site, which are created once. Their passwords are not known. */
export async function testPlayersOf(ports: PlayerPorts, trialCode: string): Promise<TestPlayer[]> {
  const stored = await storedPlayers(ports.db, trialCode)
  if (stored.length === PLAYERS) return stored
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await inTransaction(ports.db, async (tx) => {
    await tx.selectFrom('merchant').select('code').where('code', '=', trialCode).forUpdate().execute()
    const existing = await storedPlayers(tx, trialCode)
    for (let slot = existing.length + 1; slot <= PLAYERS; slot++) {
      const account = `suite${randomBytes(6).toString('hex')}`
      const { id } = await makeMember(
        { db: tx, clock: ports.clock, onMemberMade: (made, member) => openWallets(ports, made, member) },
        { merchantCode: trialCode, account, type: TESTER, passwordHash },
      )
      await tx.insertInto('conformance_player').values({ merchant_code: trialCode, slot, member_id: id }).execute()
    }
  })
  return storedPlayers(ports.db, trialCode)
}

function storedPlayers(db: Db, trialCode: string): Promise<TestPlayer[]> {
  return db
    .selectFrom('conformance_player')
    .innerJoin('member', 'member.id', 'conformance_player.member_id')
    .select(['member.id', 'member.account'])
    .where('conformance_player.merchant_code', '=', trialCode)
    .orderBy('slot')
    .execute()
}

interface MoneyOf {
  trialCode: string
  memberId: bigint
  /** Begins the keys of the transfers: a repeat moves nothing. */
  key: string
}

/** Fills the wallet of a player to the money of a launch, from the house account of the trial site. */
export async function fillWallet(ports: PlayerPorts, { trialCode, memberId, key }: MoneyOf): Promise<void> {
  for (let credit = 1; credit <= MAX_CREDITS; credit++) {
    const missing = MONEY - (await balanceOf(ports.db, memberId))
    if (missing <= 0n) return
    await move(ports, { trialCode, memberId, key: `${key}:${credit}`, direction: 'credit', amount: missing })
  }
}

/** Ends what a run has left: opens accounts, closes rounds of the vendor, and takes the money back. */
export async function restorePlayers(
  ports: PlayerPorts,
  { trialCode, vendor, key }: { trialCode: string; vendor: string; key: string },
): Promise<void> {
  for (const { id: memberId } of await storedPlayers(ports.db, trialCode)) {
    await enableMember(ports.db, memberId)
    for (const roundId of await openRoundsOf(ports.db, { memberId, vendor }))
      await closeRoundLeftOpen(ports, { vendor, memberId, roundId })
    const balance = await balanceOf(ports.db, memberId)
    if (balance > 0n)
      await move(ports, { trialCode, memberId, key: `${key}:${memberId}`, direction: 'debit', amount: balance })
  }
}

/** Returns the ids of the rounds that a player has open at a vendor. */
export async function openRoundsOf(
  db: Db,
  { memberId, vendor }: { memberId: bigint; vendor: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('game_round')
    .select('round_id')
    .where('vendor', '=', vendor)
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .execute()
  return rows.map(({ round_id: id }) => id)
}

const balanceOf = async (db: Db, memberId: bigint): Promise<bigint> =>
  balanceOfAccount(db, await mainAccountOf(db, memberId))

interface Move extends MoneyOf {
  direction: 'credit' | 'debit'
  amount: bigint
}

async function move({ db, clock, merchants }: PlayerPorts, { trialCode, memberId, key, direction, amount }: Move) {
  const { currency } = merchants.of(trialCode)
  const details = { key, memberId, merchantCode: trialCode, currency, direction, amount, at: clock.now() }
  const posted = await inTransaction(db, (tx) => adjustBalance(tx, details))
  if (posted === 'overdrawn' || posted === 'conflict') throw new Error(`cannot move money of a test player: ${posted}`)
}
