import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { seamlessAuthenticate } from '@ante/contract/launch/seamless-wallet.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { balanceOfAccount } from '../../wallet/public.ts'
import { jackpotPlayedIn } from '../lobby/jackpot.ts'
import { redeemLaunchToken } from '../opening/game-sessions.ts'
import type { GameSession, LaunchToken } from '../opening/game-sessions.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { rememberNonce } from './nonces.ts'
import type { SignedBy } from './verify-signature.ts'

const refuse = refusalsOf(seamlessAuthenticate)

/** Exchanges a launch token for its session: once, within a minute, and only for the vendor and game of the token. */
export async function authenticate(
  { db, clock }: Pick<LaunchPorts, 'db' | 'clock'>,
  { vendor, nonce }: SignedBy,
  { token, gameId }: ParsedInputOf<typeof seamlessAuthenticate>,
): Promise<OutputOf<typeof seamlessAuthenticate>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await rememberNonce(tx, { vendor, nonce, now }))) throw refuse('seamless.nonce.repeated')
    const { session, balance } = await arrive(tx, { vendor, gameId, token, now })
    const jackpot = await jackpotPlayedIn(tx, session)
    return {
      sessionId: session.id,
      playerId: String(session.member_id),
      nickname: session.nickname,
      balance: textOf(balance),
      currency: session.currency,
      language: session.language,
      playMode: session.play_mode,
      lobbyUrl: session.lobby_url,
      jackpot: jackpot?.pool ?? null,
    }
  })
}

/** Returns the session of a launch token, which then becomes invalid, and the player's balance. */
export async function arrive(tx: Db, launchToken: LaunchToken): Promise<{ session: GameSession; balance: bigint }> {
  const session = await redeemLaunchToken(tx, launchToken)
  if (!session) throw refuse('seamless.token.invalid')
  return { session, balance: await balanceOfAccount(tx, session.account_id) }
}
