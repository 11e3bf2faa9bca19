import type { ParsedInputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { launchGame as endpoint } from '@ante/contract/launch/launch-game.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import { requirePlay } from '../../responsible-gaming/public.ts'
import { recordRecentGame } from '../../catalogue/public.ts'
import type { LaunchableGame } from '../../catalogue/public.ts'
import { memberById } from '../../identity/public.ts'
import type { MemberContext, SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findRequestedGame } from './find-requested-game.ts'
import { launchesSince, addMs, openGameSession } from './game-sessions.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { openAtVendor } from './open-at-vendor.ts'
import { prizeModeOf } from './prize-mode-of.ts'
import { LAUNCHES_PER_MINUTE, launchRefusal, playModeOf } from '../rules.ts'
import type { PlayMode } from '../rules.ts'
import type { VendorCircuitBreaker } from './vendor-circuit-breaker.ts'
import { moneyForLaunch } from '../vendor-wallets/money-for-launch.ts'
import type { Opening } from '../vendors/adapter.ts'
import type { Adapters } from '../vendors/adapters.ts'
import { vendorWalletType } from '../../wallet/public.ts'

const refuse = refusalsOf(endpoint)
/** Retry hint for a vendor without URL: an operator has to configure one. */
const NO_ADDRESS_SECONDS = 60

export interface OpeningPorts extends Pick<LaunchPorts, 'db' | 'clock' | 'catalogue' | 'money'> {
  adapters: Adapters
  circuitBreaker: VendorCircuitBreaker
}

export type Player = Pick<MemberContext, 'member' | 'language' | 'country'> & { lobbyUrl: string }

/** Opens a game for a member: the returned URL contains a token that works once, for a minute. */
export async function launchGame(
  ports: OpeningPorts,
  input: ParsedInputOf<typeof endpoint>,
  player: Player,
): Promise<OutputOf<typeof endpoint>> {
  const { member, language, lobbyUrl } = player
  const playMode = playModeOf(member.type)
  const game = await findRequestedGame(ports, member.merchantCode, input)
  requireOpenGame(ports, game, { ...player, playMode })
  await requireActivePlayer(ports, BigInt(member.memberId))
  await requireMayStake(ports, member)
  requireClosedCircuit(ports, game)

  const now = ports.clock.now()
  const launch = { member, game, playMode, language, lobbyUrl, now }
  const { sessionId, token } = await inTransaction(ports.db, (tx) => openGameSession(tx, launch))
  const { memberId: playerId, account, currency } = member
  const vendorPlayer = { playerId, nickname: maskedAccount(account), currency, language }
  const prizeMode = prizeModeOf(ports.catalogue, game, {
    merchantCode: member.merchantCode,
    requested: input.prizeMode,
  })
  const opening = { token, player: vendorPlayer, playMode, lobbyUrl, roomId: input.roomId, prizeMode }
  const address = await addressAtVendor(ports, game, opening)
  // This step is the last one, so that no balance is transferred to a vendor that does not open the game.
  await moneyForLaunch(ports, member, game)
  await inTransaction(ports.db, (tx) => recordRecentGame(tx, { member, nodeId: game.nodeId, at: now }))
  const moneyAtVendor = ports.adapters[game.protocol]?.kind === 'transfer'
  const walletTypeId = moneyAtVendor ? await vendorWalletType(ports.db, game.vendor) : MAIN_WALLET
  return { content: { game_url: address }, sessionId, gameName: game.name, playMode, moneyAtVendor, walletTypeId }
}

/** Refuses a game that is closed for all visitors or for this member. */
function requireOpenGame(
  { catalogue }: OpeningPorts,
  game: LaunchableGame,
  { member: { merchantCode }, country, playMode }: Player & { playMode: PlayMode },
): void {
  const { vendor, vendorName, name: gameName } = game
  const availability = catalogue.availabilityOf({ merchantCode, vendor, country })
  switch (launchRefusal(game, playMode, availability)) {
    case 'vendor.restricted':
      throw refuse('vendor.restricted', { vendorName, country })
    case 'vendor.closed':
      throw refuse('vendor.closed', {
        vendorName,
        until: typeof availability === 'string' ? null : isoOf(availability.until),
      })
    case 'vendor.unavailable':
      throw refuse('vendor.unavailable', { vendorName, retryAfterSeconds: NO_ADDRESS_SECONDS })
    case 'game.real.only':
      throw refuse('game.real.only', { gameName })
    case null:
  }
}

/**
 * Refuses a game whose vendor's circuit breaker is open. A caller that passes must call the vendor, because others wait
 * for the result.
 */
function requireClosedCircuit({ circuitBreaker }: OpeningPorts, { vendor, vendorName }: LaunchableGame): void {
  const retryAfterSeconds = circuitBreaker.secondsLeft(vendor)
  if (retryAfterSeconds > 0) throw refuse('vendor.unavailable', { vendorName, retryAfterSeconds })
}

const isoOf = (time: Date | null) => time?.toISOString() ?? null

/** Refuses members whose account is not active, and more than `LAUNCHES_PER_MINUTE` launches. */
async function requireActivePlayer({ db, clock }: OpeningPorts, memberId: bigint): Promise<void> {
  // The account may have been closed after the session was opened.
  const player = await memberById(db, memberId)
  if (player?.status !== 'active') throw refuse('account.disabled')
  if ((await launchesSince(db, memberId, addMs(clock.now(), -MINUTE_MS))) >= LAUNCHES_PER_MINUTE) {
    throw commonRefusal('request.too_many', { retryAfterSeconds: MINUTE_MS / 1000 })
  }
}

/** Refuses excluded members, and members whose limits allow no stake. */
function requireMayStake({ db, clock }: OpeningPorts, { memberId, merchantCode, currency }: SignedIn): Promise<void> {
  const player = { memberId: BigInt(memberId), merchantCode, currency }
  return requirePlay(db, player, clock.now())
}

/** Requests the game's URL from the vendor; a missing answer trips the circuit breaker. */
async function addressAtVendor(
  { adapters, circuitBreaker }: OpeningPorts,
  game: LaunchableGame,
  opening: Omit<Opening, 'vendor' | 'gameId'>,
): Promise<string> {
  const { vendor, vendorName } = game
  const answer = await openAtVendor(adapters, game, opening)
  if (answer.kind === 'unknown') {
    throw refuse('vendor.unavailable', { vendorName, retryAfterSeconds: circuitBreaker.recordFailure(vendor) })
  }
  circuitBreaker.recordSuccess(vendor)
  if (answer.kind === 'done') return answer.value
  throw refuse('vendor.unavailable', { vendorName, retryAfterSeconds: NO_ADDRESS_SECONDS })
}
