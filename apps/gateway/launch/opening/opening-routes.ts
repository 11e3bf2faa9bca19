import { listVendorRegions } from '@ante/contract/catalogue/vendor-regions.ts'
import { keepGameOpen } from '@ante/contract/launch/game-open.ts'
import { launchGame as launchGameEndpoint } from '@ante/contract/launch/launch-game.ts'
import { listOpenRounds } from '@ante/contract/launch/open-rounds.ts'
import { getPlayClock } from '@ante/contract/launch/play-clock.ts'
import { listOtherGames } from '@ante/contract/launch/other-games.ts'

import { otherGames } from '../../catalogue/public.ts'
import type { CallContext, MemberContext } from '../../kit/context.ts'
import { PartyHealth } from '../../kit/party-health.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { extendPlayClock, showPlayClock } from './play-clock.ts'
import { launchGame } from './launch-game.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { LEAVE_PATH } from './leave-page.ts'
import { playModeOf } from '../rules.ts'
import { RoundWaits } from './round-waits.ts'
import { unfinishedRounds } from './unfinished-rounds.ts'
import { VendorCircuitBreaker } from './vendor-circuit-breaker.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import type { Adapters } from '../vendors/adapters.ts'
import { vendorRegions } from './vendor-regions.ts'

interface OpeningParts extends LaunchPorts {
  keys: VendorKeys
}

/** Routes that open games, and that suggest alternatives to a game that cannot be opened. */
export function openingRoutes(app: Server, ports: OpeningParts, adapters: Adapters): void {
  const waits = new RoundWaits(ports)
  const opening = { ...ports, adapters, circuitBreaker: new VendorCircuitBreaker(ports.clock, new PartyHealth(ports)) }
  serve(app, launchGameEndpoint, (input, context, { protocol, host }) =>
    launchGame(opening, input, { ...context, lobbyUrl: `${protocol}://${host}${LEAVE_PATH}` }),
  )
  serve(app, listOtherGames, ({ nodeId, vendor, category }, context) => ({
    list: otherGames(ports.catalogue.ofMerchant(context.member.merchantCode), {
      nodeId,
      vendor,
      category,
      opens: (game) => opensTo(ports, context, game) && !opening.circuitBreaker.isPaused(game.vendor),
    }),
  }))
  serve(app, listOpenRounds, async (_input, { member }) => ({
    list: await unfinishedRounds({ ...ports, waits }, member),
  }))
  serve(app, keepGameOpen, async ({ sessionId }, { member }) => {
    return extendPlayClock(ports, sessionId, member)
  })
  serve(app, getPlayClock, ({ sessionId }, { member }) => showPlayClock(ports, sessionId, member))
  serve(app, listVendorRegions, ({ merchantCode: requestedMerchant }, context) => {
    if (requestedMerchant !== undefined && requestedMerchant !== context.merchantCode)
      throw commonRefusal('merchant.mismatch')
    return { list: vendorRegions(ports.catalogue.regionsOf(context.merchantCode), context.country) }
  })
}

/** Whether the visitor may open this game, judged without a call to its vendor. */
function opensTo(
  { catalogue }: LaunchPorts,
  { member, country }: Pick<MemberContext, 'member'> & Pick<CallContext, 'country'>,
  { vendor, supportPlay }: { vendor: string; supportPlay: boolean },
): boolean {
  if (playModeOf(member.type) === 'fun' && !supportPlay) return false
  return catalogue.availabilityOf({ merchantCode: member.merchantCode, vendor, country }) === 'open'
}
