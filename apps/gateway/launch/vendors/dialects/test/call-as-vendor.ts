import { createHash, createHmac, createPrivateKey, randomUUID, sign } from 'node:crypto'

import { ACTIONS_SIGNATURE } from '@ante/contract/launch/dialects/actions.ts'
import { FORM_SIGNATURE, formSignedText } from '@ante/contract/launch/dialects/form.ts'
import { HUB_SIGNATURE } from '@ante/contract/launch/dialects/hub.ts'
import { dialectPath } from '@ante/contract/launch/dialects/vocabulary.ts'
import type { Dialect } from '@ante/contract/launch/dialects/vocabulary.ts'
import { rsaPairOf } from '@ante/demo/rsa-pair.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'

import { makeTestMember } from '../../../../test/make-test-member.ts'
import type { SharedGateway } from '../../../../test/start-gateway.ts'
import { launched } from '../../../test/vendor.ts'

/** The demo's vendors of each dialect. */
export const VENDORS = { actions: 'SLV', hub: 'BTI', form: 'BYD' } as const

export interface Signing {
  vendor: string
  secret: string
  /** Changes the body after it was signed. */
  tamper(body: string): string
}

export type WireMessage = Record<string, unknown>

export interface VendorAnswer {
  status: number
  body: WireMessage
}

/** Makes one call as a vendor; returns the raw answer. */
export async function callAsVendor(
  gateway: SharedGateway,
  dialect: Dialect,
  call: { path: string; input: WireMessage },
  signing: Partial<Signing> = {},
): Promise<VendorAnswer> {
  const { vendor = VENDORS[dialect], tamper = (body: string) => body } = signing
  const secret = signing.secret ?? vendorKeyOf(gateway.ports.config.vendorsSecret, vendor).secret
  const { body, headers } = signed(dialect, call.input, secret)
  const path = dialectPath(dialect, vendor) + call.path
  const init = { method: 'POST', headers, body: tamper(body) }
  const response = await gateway.fetch(path, init, 'wallet.example')
  return { status: response.status, body: (await response.json()) as WireMessage }
}

function signed(dialect: Dialect, input: WireMessage, secret: string) {
  if (dialect === 'form') {
    const fields = Object.entries(input).map(([name, value]): [string, string] => [name, String(value)])
    const hash = createHash('md5')
      .update(formSignedText(fields) + secret)
      .digest('hex')
    const body = new URLSearchParams([...fields, [FORM_SIGNATURE, hash]]).toString()
    return { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  }
  const body = JSON.stringify(dialect === 'hub' ? { request_uuid: randomUUID(), ...input } : input)
  const signature =
    dialect === 'hub'
      ? sign('sha256', Buffer.from(body), createPrivateKey(rsaPairOf(secret).privateKey)).toString('base64')
      : createHmac('sha256', secret).update(body).digest('hex')
  const name = dialect === 'hub' ? HUB_SIGNATURE : ACTIONS_SIGNATURE
  return { body, headers: { 'Content-Type': 'application/json', [name]: signature } }
}

export interface Player {
  session: string
  player: string
  game: string
}

/** Creates a member with this balance in a game of the dialect's vendor. */
export async function playerOf(gateway: SharedGateway, dialect: Dialect, balance: string): Promise<Player> {
  const { game_id: game } = await gateway.ports.db
    .selectFrom('game')
    .select('game_id')
    .where('vendor', '=', VENDORS[dialect])
    .limit(1)
    .executeTakeFirstOrThrow()
  const memberId = await makeTestMember(gateway, balance)
  const { token } = await launched(gateway, memberId, 0, game)
  const calls = {
    actions: { path: '/session', input: { token, game } },
    hub: { path: '/user/info', input: { token, game_code: game } },
    form: { path: '/authenticate', input: { token, gameId: game } },
  }
  const { body } = await callAsVendor(gateway, dialect, calls[dialect])
  return { session: String(body['session_id'] ?? body['token']), player: String(memberId), game }
}

/** Returns the balance request in each dialect. */
export function balanceCall(dialect: Dialect, { session, player }: Player): { path: string; input: WireMessage } {
  const input = {
    actions: { session_id: session, user_id: player },
    hub: { token: session, user: player },
    form: { token: session, userId: player },
  }
  return { path: dialect === 'hub' ? '/user/balance' : '/balance', input: input[dialect] }
}
