import { randomUUID } from 'node:crypto'

import { HUB_GAME_PATH, HUB_KEY, HUB_SIGNATURE, HubGameUrl } from '@ante/contract/launch/dialects/hub.ts'
import type { HubGameQuery } from '@ante/contract/launch/dialects/hub.ts'
import type { output } from 'zod/mini'

import type { VendorCalls } from '../../../calls/vendor-calls.ts'
import type { Opening, VendorAnswer } from '../../adapter.ts'
import { requestFromVendor, parsedJson } from '../../request-from-vendor.ts'
import { validateVendorUrl } from '../../game-address.ts'
import type { SigningKeys } from './signing-keys.ts'

/** The gateway's name at vendors of this dialect. */
const OPERATOR = 'ante'

/** Requests the URL of a game from the vendor's server. */
export async function openAtHub(
  keys: SigningKeys,
  opening: Opening,
  calls?: VendorCalls,
): Promise<VendorAnswer<string>> {
  const { vendor } = opening
  if (vendor.serviceUrl === null) return { kind: 'refused', code: 'vendor.unavailable' }
  const body = JSON.stringify(requestOf(opening))
  const { keyId, signature } = await keys.sign(body)
  const headers = { 'Content-Type': 'application/json', [HUB_KEY]: keyId, [HUB_SIGNATURE]: signature }
  const sent = { url: vendor.serviceUrl + HUB_GAME_PATH, headers, body }
  const reply = await requestFromVendor({ vendor: vendor.code, calls, ...sent })
  if (reply.kind !== 'done') return reply
  const answer = HubGameUrl.safeParse(parsedJson(reply.value.text))
  return answer.success ? validateVendorUrl(answer.data.url, vendor) : { kind: 'unknown', problem: 'no address came' }
}

function requestOf({
  gameId,
  token,
  player,
  playMode,
  lobbyUrl,
  roomId,
  prizeMode,
}: Opening): output<typeof HubGameQuery> {
  return {
    request_uuid: randomUUID(),
    operator: OPERATOR,
    token,
    user: player.playerId,
    game_code: gameId,
    currency: player.currency,
    lang: player.language,
    lobby_url: lobbyUrl,
    play_for_fun: playMode === 'fun',
    ...(roomId !== undefined && { table: roomId }),
    ...(prizeMode !== undefined && { prize_mode: prizeMode }),
  }
}
