import type { ParsedInputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { launchGame as endpoint } from '@ante/contract/launch/launch-game.ts'

import type { LaunchableGame } from '../catalogue/public.ts'
import { memberById } from '../identity/public.ts'
import type { MemberContext } from '../kit/context.ts'
import { inTransaction } from '../kit/db.ts'
import { refusalsOf } from '../kit/serve.ts'
import { openGameSession } from './game-sessions.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { launchRefusal, playModeOf } from './rules.ts'

const refuse = refusalsOf(endpoint)

/** Opens a game for a member: the address that is given carries a token which works once, for a minute. */
export async function launchGame(
  ports: Pick<LaunchPorts, 'db' | 'clock' | 'catalogue'>,
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

  const wanted = { member, game, playMode, language, lobbyUrl, now: ports.clock.now() }
  const { sessionId, token } = await inTransaction(ports.db, (tx) => openGameSession(tx, wanted))
  const address = new URL(game.launchUrl ?? '')
  address.searchParams.set('token', token)
  return { content: { game_url: address.href }, sessionId, gameName: game.name, playMode }
}

/** The node decides; vendor and game, which the caller repeats, must be its own. */
function gameAsked(game: LaunchableGame | null, { vendor, gameId }: ParsedInputOf<typeof endpoint>): LaunchableGame {
  if (!game || game.vendor !== vendor || game.gameId !== gameId) throw refuse('game.not.found')
  return game
}
