import type { ParsedInputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { launchGame as endpoint } from '@ante/contract/launch/launch-game.ts'

import { noteRecentGame } from '../catalogue/public.ts'
import type { LaunchableGame } from '../catalogue/public.ts'
import { memberById } from '../identity/public.ts'
import type { MemberContext } from '../kit/context.ts'
import { inTransaction } from '../kit/db.ts'
import { refuseCommonly } from '../kit/refusal.ts'
import { refusalsOf } from '../kit/serve.ts'
import { launchesSince, later, openGameSession } from './game-sessions.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { openAtVendor } from './open-at-vendor.ts'
import { LAUNCHES_PER_MINUTE, launchRefusal, playModeOf } from './rules.ts'
import type { Adapters } from './vendors/adapters.ts'

const refuse = refusalsOf(endpoint)
const MINUTE_MS = 60_000

/** Opens a game for a member: the address that is given carries a token which works once, for a minute. */
export async function launchGame(
  ports: Pick<LaunchPorts, 'db' | 'clock' | 'catalogue'> & { adapters: Adapters },
  input: ParsedInputOf<typeof endpoint>,
  { member, language, lobbyUrl }: Pick<MemberContext, 'member' | 'language'> & { lobbyUrl: string },
): Promise<OutputOf<typeof endpoint>> {
  const playMode = playModeOf(member.type)
  const game = gameAsked(ports.catalogue.gameByNode(member.merchantCode, input.nodeId), input)
  const refusal = launchRefusal(game, playMode)
  if (refusal) throw refuse(refusal)
  // His session may have begun before the account was closed.
  const player = await memberById(ports.db, BigInt(member.memberId))
  if (player?.status !== 'active') throw refuse('account.disabled')

  const now = ports.clock.now()
  if ((await launchesSince(ports.db, player.id, later(now, -MINUTE_MS))) >= LAUNCHES_PER_MINUTE) {
    throw refuseCommonly('request.too_many', { retryAfterSeconds: MINUTE_MS / 1000 })
  }
  const wanted = { member, game, playMode, language, lobbyUrl, now }
  const { sessionId, token } = await inTransaction(ports.db, async (tx) => {
    await noteRecentGame(tx, { member, nodeId: game.nodeId, at: now })
    return openGameSession(tx, wanted)
  })
  const { memberId: playerId, account: nickname, currency } = member
  const known = { playerId, nickname, currency, language }
  const opening = { token, player: known, playMode, lobbyUrl, roomId: input.roomId }
  const address = await openAtVendor(ports.adapters, game, opening)
  if (address.kind !== 'done') throw refuse('vendor.unavailable')
  return { content: { game_url: address.value }, sessionId, gameName: game.name, playMode }
}

/** The node decides; vendor and game, which the caller repeats, must be its own. */
function gameAsked(game: LaunchableGame | null, { vendor, gameId }: ParsedInputOf<typeof endpoint>): LaunchableGame {
  if (!game || game.vendor !== vendor || game.gameId !== gameId) throw refuse('game.not.found')
  return game
}
