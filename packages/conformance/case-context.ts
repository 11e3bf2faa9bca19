import type { KeyObject } from 'node:crypto'

import { sendOverHttp } from '@ante/wallet-client/dialects/send.ts'
import type { Send } from '@ante/wallet-client/dialects/send.ts'
import type { WalletCalls } from '@ante/wallet-client/dialects/wallet-calls.ts'

import { requireDone } from './check.ts'
import type { Host } from './host.ts'
import { TestPlayer } from './test-player.ts'
import { NotRun } from './verdict.ts'
import { protocols } from './wallet/protocols.ts'
import type { SeamlessProtocol } from './wallet/protocols.ts'
import { cutAfter, tampering } from './wallet/sends.ts'

/** Address of the wallet, and the credentials of the vendor. */
export interface WalletUnderTest {
  url: string
  protocol: SeamlessProtocol
  vendor: string
  keyId: string
  secret: string
  /** The vendor's signing key, if it does not sign with the secret. */
  privateKey?: KeyObject | undefined
}

const TIMEOUT_MS = 10_000

/** Context of a case: the wallet, with valid and invalid calls, and its players. */
export class CaseContext {
  readonly host: Host
  readonly winsNameTheirBet: boolean
  readonly rollbacksHaveIds: boolean
  readonly #wallet: WalletUnderTest
  readonly #calls: WalletCalls
  /** Players launched so far, reused when the host has no more. */
  #players: TestPlayer[] = []

  constructor(wallet: WalletUnderTest, host: Host) {
    this.#wallet = wallet
    this.host = host
    this.#calls = this.#callsOf()
    const { winsNameTheirBet, rollbacksHaveIds } = protocols[wallet.protocol]
    this.winsNameTheirBet = winsNameTheirBet
    this.rollbacksHaveIds = rollbacksHaveIds
  }

  /** Returns a player with some money. */
  async player(): Promise<TestPlayer> {
    const player = (await this.#openSession()) ?? this.#players.at(-1)
    if (!player) throw new NotRun('needs a launch token of a player with money (--token or --host)')
    return player
  }

  /** Returns two players, each with separate money. */
  async twoPlayers(): Promise<[TestPlayer, TestPlayer]> {
    const firstPlayer = await this.player()
    const candidates = [await this.#openSession(), ...this.#players]
    const otherPlayer = candidates.find((player) => player !== null && player.at.playerId !== firstPlayer.at.playerId)
    if (!otherPlayer) throw new NotRun('needs launch tokens of two players (--token twice, or --host)')
    return [firstPlayer, otherPlayer]
  }

  /** Returns a player that no other case uses, for a case that makes its player unusable. */
  async separatePlayer(): Promise<TestPlayer> {
    const player = await this.#openSession()
    if (!player) throw new NotRun('needs a launch token that no other case has used (--token or --host)')
    this.#players = this.#players.filter((seat) => seat !== player)
    return player
  }

  /** Returns why the wallet cannot be tested, or null. A reachable wallet must refuse a wrongly signed call. */
  async whyUnreachable(): Promise<string | null> {
    const answer = await this.wronglySigned().balance({ gatewaySession: 'nobody', playerId: '0' })
    return answer.kind === 'unknown' ? answer.problem : null
  }

  exchange(token: string, gameId: string) {
    return this.#calls.authenticate({ token, gameId })
  }

  /** Returns calls signed with a wrong secret. */
  wronglySigned(): WalletCalls {
    return this.#callsOf({ secret: `not ${this.#wallet.secret}`, privateKey: undefined })
  }

  /** Returns calls signed for an unknown vendor. */
  byUnknownVendor(): WalletCalls {
    return this.#callsOf({ vendor: 'NOBODY' })
  }

  /** Returns calls that are modified in transit, after they were signed. */
  tampered(): WalletCalls {
    return this.#callsOf({}, tampering(sendOverHttp(TIMEOUT_MS)))
  }

  /** Returns calls whose connection is closed after this time, without waiting for the answer. */
  cut(afterMs: number): WalletCalls {
    return this.#callsOf({}, cutAfter(afterMs))
  }

  async #openSession(): Promise<TestPlayer | null> {
    const launched = await this.host.launchPlayer()
    if (!launched) return null
    const { token, gameId } = launched
    const { gatewaySession, playerId, currency } = requireDone(await this.exchange(token, gameId), 'a launch token')
    const player = new TestPlayer({ calls: this.#calls, at: { gatewaySession, playerId }, gameId, currency, token })
    this.#players.push(player)
    return player
  }

  #callsOf(changes: Partial<WalletUnderTest> = {}, send: Send = sendOverHttp(TIMEOUT_MS)): WalletCalls {
    const { url, protocol, vendor, keyId, secret, privateKey } = { ...this.#wallet, ...changes }
    return protocols[protocol].calls({ gatewayUrl: url, key: { vendor, keyId, secret }, privateKey, send })
  }
}
