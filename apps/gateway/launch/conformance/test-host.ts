import type { Host } from '@ante/conformance/host.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import { disableMember } from '../../identity/public.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { closeRoundLeftOpen } from '../open-rounds.ts'
import { openGameSession } from '../opening/game-sessions.ts'
import type { SessionRequest } from '../opening/game-sessions.ts'
import { playModeOf } from '../rules.ts'
import { fillWallet, openRoundsOf } from './test-players.ts'
import type { TestPlayer } from './test-players.ts'

const TESTER = 40
const LANGUAGE: Language = 'EN'

interface HostOf {
  trialCode: string
  vendor: string
  game: SessionRequest['game']
  players: readonly TestPlayer[]
  /** Begins the keys of the transfers. */
  key: string
}

/**
 * Returns the host of a run of the conformance suite: this gateway, with the players of a trial site in turn. Players whose
 * account a case has closed are left out.
 */
export function testHost(
  ports: Pick<Ports, 'db' | 'clock'> & { merchants: MerchantDirectory },
  { trialCode, vendor, game, players, key }: HostOf,
): Host {
  const { db, clock, merchants } = ports
  const disabled = new Set<bigint>()
  let launches = 0
  return {
    launchPlayer: async () => {
      const free = players.filter(({ id }) => !disabled.has(id))
      const player = free[launches % free.length]
      if (!player) return null
      launches += 1
      await fillWallet(ports, { trialCode, memberId: player.id, key: `${key}:launch:${launches}` })
      const { token } = await openGameSession(db, {
        member: {
          memberId: String(player.id),
          merchantCode: trialCode,
          account: player.account,
          type: TESTER,
          currency: merchants.of(trialCode).currency,
          token: '',
        },
        game,
        playMode: playModeOf(TESTER),
        language: LANGUAGE,
        lobbyUrl: '/',
        now: clock.now(),
      })
      return { token, gameId: game.gameId }
    },
    expireSession: async ({ sessionId }) => {
      const expiredAt = new Date(clock.now().getTime() - 1)
      await db.updateTable('game_session').set({ expires_at: expiredAt }).where('id', '=', sessionId).execute()
    },
    disablePlayer: async (playerId) => {
      disabled.add(BigInt(playerId))
      await disableMember(db, BigInt(playerId))
    },
    openRounds: (playerId) => openRoundsOf(db, { memberId: BigInt(playerId), vendor }),
    closeRound: async ({ playerId, roundId }) => {
      await closeRoundLeftOpen({ db, clock }, { vendor, memberId: BigInt(playerId), roundId })
    },
  }
}
