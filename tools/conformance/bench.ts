import type { KeyObject } from 'node:crypto'

import { sendOverHttp } from '@ante/studio/studio/wallet/dialects/send.ts'
import type { Send } from '@ante/studio/studio/wallet/dialects/send.ts'
import type { WalletCalls } from '@ante/studio/studio/wallet/dialects/wallet-calls.ts'

import { done } from './check.ts'
import type { Host } from './host.ts'
import { Seat } from './seat.ts'
import { NotRun } from './verdict.ts'
import { protocols } from './wallet/protocols.ts'
import type { SeamlessProtocol } from './wallet/protocols.ts'
import { cutAfter, tampering } from './wallet/sends.ts'

/** Where the wallet is, and how it knows its vendor. */
export interface WalletUnderTest {
  url: string
  protocol: SeamlessProtocol
  vendor: string
  keyId: string
  secret: string
  /** What the vendor signs with, where it does not by the secret. */
  privateKey?: KeyObject | undefined
}

const TIMEOUT_MS = 10_000

/** What a case works with: the wallet, spoken to well and badly, and its players. */
export class Bench {
  readonly host: Host
  readonly winsNameTheirBet: boolean
  readonly rollbacksHaveIds: boolean
  readonly #wallet: WalletUnderTest
  readonly #calls: WalletCalls
  /** Those who came last: where the host has no more players, they play on. */
  #seats: Seat[] = []

  constructor(wallet: WalletUnderTest, host: Host) {
    this.#wallet = wallet
    this.host = host
    this.#calls = this.#spoken()
    const { winsNameTheirBet, rollbacksHaveIds } = protocols[wallet.protocol]
    this.winsNameTheirBet = winsNameTheirBet
    this.rollbacksHaveIds = rollbacksHaveIds
  }

  /** A player who has some money. */
  async seat(): Promise<Seat> {
    const seat = (await this.#newSeat()) ?? this.#seats.at(-1)
    if (!seat) throw new NotRun('needs a launch token of a player with money (--token or --host)')
    return seat
  }

  /** Two players, each with money of his own. */
  async twoSeats(): Promise<[Seat, Seat]> {
    const one = await this.seat()
    const others = [await this.#newSeat(), ...this.#seats]
    const other = others.find((seat) => seat !== null && seat.at.playerId !== one.at.playerId)
    if (!other) throw new NotRun('needs launch tokens of two players (--token twice, or --host)')
    return [one, other]
  }

  /** A player who comes to no other case: what happens to him here would spoil it. */
  async seatOfItsOwn(): Promise<Seat> {
    const seat = await this.#newSeat()
    if (!seat) throw new NotRun('needs a launch token that no other case has used (--token or --host)')
    this.#seats = this.#seats.filter((one) => one !== seat)
    return seat
  }

  /** Why nothing can be tried, or null: a wallet that is there refuses a call that nobody has signed. */
  async whyUnreachable(): Promise<string | null> {
    const answer = await this.misSigned().balance({ gatewaySession: 'nobody', playerId: '0' })
    return answer.kind === 'unknown' ? answer.problem : null
  }

  exchange(token: string, gameId: string) {
    return this.#calls.authenticate({ token, gameId })
  }

  /** Signed by a secret that the vendor has not. */
  misSigned(): WalletCalls {
    return this.#spoken({ secret: `not ${this.#wallet.secret}`, privateKey: undefined })
  }

  /** Signed for a vendor that nobody knows. */
  byNoCaller(): WalletCalls {
    return this.#spoken({ vendor: 'NOBODY' })
  }

  /** Changed on the way, after it was signed. */
  tampered(): WalletCalls {
    return this.#spoken({}, tampering(sendOverHttp(TIMEOUT_MS)))
  }

  /** Nobody waits for the answer. */
  cut(afterMs: number): WalletCalls {
    return this.#spoken({}, cutAfter(afterMs))
  }

  async #newSeat(): Promise<Seat | null> {
    const arrival = await this.host.arrival()
    if (!arrival) return null
    const { token, gameId } = arrival
    const { gatewaySession, playerId, currency } = done(await this.exchange(token, gameId), 'a launch token')
    const seat = new Seat({ calls: this.#calls, at: { gatewaySession, playerId }, gameId, currency, token })
    this.#seats.push(seat)
    return seat
  }

  #spoken(changes: Partial<WalletUnderTest> = {}, send: Send = sendOverHttp(TIMEOUT_MS)): WalletCalls {
    const { url, protocol, vendor, keyId, secret, privateKey } = { ...this.#wallet, ...changes }
    return protocols[protocol].calls({ gatewayUrl: url, key: { vendor, keyId, secret }, privateKey, send })
  }
}
