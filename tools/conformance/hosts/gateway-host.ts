import { disableMember } from '@ante/gateway/identity/public.ts'
import { closeRoundLeftOpen, roundsLeftOpen } from '@ante/gateway/launch/public.ts'
import { launched } from '@ante/gateway/launch/test/vendor.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { MadePorts } from '@ante/gateway/test/make-test-member.ts'

import type { Host } from '@ante/conformance/host.ts'

const MONEY = '20.00'
/** Member type of the suite's players: an internal twin, whose winnings do not appear on boards. */
const TESTER = 40
const MAX_ROUNDS = 1_000

/** Returns the host for the repository's own gateway; it uses the gateway's database. Each launch has a new player. */
export async function gatewayHost(gateway: MadePorts, vendor: string): Promise<Host> {
  const { db, clock } = gateway.ports
  const { game_id: gameId } = await db
    .selectFrom('game')
    .select('game_id')
    .where('vendor', '=', vendor)
    .where('active', '=', true)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const leftOpen = async (playerId: string) => {
    const openedBefore = new Date(clock.now().getTime() + 1)
    const rounds = await roundsLeftOpen(db, { openedBefore, limit: MAX_ROUNDS })
    return rounds.filter((round) => String(round.memberId) === playerId).map(({ roundId }) => roundId)
  }
  return {
    launchPlayer: async () => {
      const memberId = await makeTestMember(gateway, MONEY, { type: TESTER })
      const { token } = await launched(gateway, memberId, TESTER, gameId)
      return { token, gameId }
    },
    expireSession: async ({ sessionId }) => {
      const expiredAt = new Date(clock.now().getTime() - 1)
      await db.updateTable('game_session').set({ expires_at: expiredAt }).where('id', '=', sessionId).execute()
    },
    disablePlayer: async (playerId) => {
      await disableMember(db, BigInt(playerId))
    },
    openRounds: leftOpen,
    closeRound: async ({ playerId, roundId }) => {
      await closeRoundLeftOpen({ db, clock }, { vendor, memberId: BigInt(playerId), roundId })
    },
  }
}
