import { createHmac, randomUUID } from 'node:crypto'

import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import {
  seamlessAuthenticate,
  seamlessBet,
  seamlessHeader,
  seamlessResettle,
  seamlessSignedHead,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'

import { makeTestMember } from '../../test/make-test-member.ts'
import type { MadePorts } from '../../test/make-test-member.ts'
import type { Answer, SharedGateway } from '../../test/start-gateway.ts'
import { openGameSession } from '../opening/game-sessions.ts'
import { playModeOf } from '../rules.ts'
import { putVendorKey } from '../vendor-keys.ts'

export const VENDOR = 'ANS'
export const GAME = 'northlight-reels'
export const KEY = { vendor: VENDOR, keyId: 'test-1', secret: 'a secret that only this test uses' }

export interface Signing {
  vendor: string
  keyId: string
  secret: string
  nonce: string
  timestamp: number
  host: string
  /** Changes the body after it was signed. */
  tamper(body: string): string
}

export interface Session {
  sessionId: string
  memberId: bigint
}

/** Simulates a vendor's server. */
export class TestVendor {
  readonly gateway: SharedGateway

  constructor(gateway: SharedGateway) {
    this.gateway = gateway
  }

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, signing: Partial<Signing> = {}): Promise<Answer<E>> {
    const { vendor, keyId, secret } = { ...KEY, ...signing }
    const nonce = signing.nonce ?? randomUUID()
    const timestamp = String(signing.timestamp ?? this.gateway.ports.clock.now().getTime())
    const body = JSON.stringify(input)
    const head = seamlessSignedHead({ path: endpoint.path, timestamp, nonce })
    const response = await this.gateway.fetch(
      endpoint.path,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [seamlessHeader.vendor]: vendor,
          [seamlessHeader.key]: keyId,
          [seamlessHeader.timestamp]: timestamp,
          [seamlessHeader.nonce]: nonce,
          [seamlessHeader.signature]: createHmac('sha256', secret).update(head).update(body).digest('hex'),
        },
        body: signing.tamper?.(body) ?? body,
      },
      signing.host ?? 'wallet.example',
    )
    const envelope = JSON.parse(await response.text())
    if (envelope.success) return { ok: true, value: envelope.value }
    return { ok: false, status: response.status, code: envelope.errorCode, details: envelope.value }
  }

  bet({ sessionId }: Session, changes: Partial<InputOf<typeof seamlessBet>> = {}, signing?: Partial<Signing>) {
    const roundId = changes.roundId ?? `r-${randomUUID()}`
    const defaults = {
      sessionId,
      transactionId: `b-${randomUUID()}`,
      roundId,
      gameId: GAME,
      amount: '1.00',
      currency: 'PHP',
    }
    return this.call(seamlessBet, { ...defaults, ...changes }, signing)
  }

  win(
    { sessionId }: Session,
    input: Partial<InputOf<typeof seamlessWin>> & { roundId: string; betTransactionId: string },
    signing?: Partial<Signing>,
  ) {
    const defaults = {
      sessionId,
      transactionId: `w-${randomUUID()}`,
      amount: '2.00',
      currency: 'PHP',
      closeRound: true,
    }
    return this.call(seamlessWin, { ...defaults, ...input }, signing)
  }

  resettle(
    { sessionId }: Session,
    input: Partial<InputOf<typeof seamlessResettle>> & { roundId: string; winTransactionId: string; amount: string },
  ) {
    const defaults = { sessionId, transactionId: `c-${randomUUID()}`, version: 1, currency: 'PHP' }
    return this.call(seamlessResettle, { ...defaults, ...input })
  }
}

export async function vendorOf(gateway: SharedGateway): Promise<TestVendor> {
  await putVendorKey(gateway.ports.db, gateway.ports, KEY)
  return new TestVendor(gateway)
}

/** Adds the vendor's game to the merchant's jackpot class, which the demo does not do. */
export async function playForJackpot({ gateway }: TestVendor): Promise<void> {
  await gateway.ports.db
    .updateTable('game')
    .set({ classes: ['VIDEO', 'JP'] })
    .where('game_id', '=', GAME)
    .execute()
}

/** Returns a session that the vendor has obtained, for a new member with this balance. */
export async function playing(vendor: TestVendor, balance: string, type: 0 | 1 | 2 | 40 = 0): Promise<Session> {
  const memberId = await makeTestMember(vendor.gateway, balance, { type })
  return { memberId, ...(await sessionOf(vendor, memberId, type)) }
}

export async function sessionOf(vendor: TestVendor, memberId: bigint, type: number): Promise<{ sessionId: string }> {
  const { token } = await launched(vendor.gateway, memberId, type)
  const answer = await vendor.call(seamlessAuthenticate, { token, gameId: GAME })
  if (!answer.ok) throw new Error(answer.code)
  return { sessionId: answer.value.sessionId }
}

/** Launches a game; its vendor has not been called yet. */
export async function launched({ ports }: MadePorts, memberId: bigint, type: number, gameId = GAME) {
  const game = await ports.db.selectFrom('game').selectAll().where('game_id', '=', gameId).executeTakeFirstOrThrow()
  const { merchantCode, currency } = await ports.db
    .selectFrom('member')
    .innerJoin('merchant', 'merchant.code', 'member.merchant_code')
    .select(['member.merchant_code as merchantCode', 'merchant.currency'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return openGameSession(ports.db, {
    member: {
      memberId: String(memberId),
      merchantCode,
      account: `player${memberId}`,
      type,
      currency,
      token: '',
    },
    game: {
      nodeId: Number(game.node_id),
      vendor: game.vendor,
      gameId: game.game_id,
      category: game.category,
    },
    playMode: playModeOf(type),
    language: 'EN',
    lobbyUrl: 'http://localhost/m/home',
    now: ports.clock.now(),
  })
}
