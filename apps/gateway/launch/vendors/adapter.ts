import type { PrizeMode } from '@ante/contract/launch/launch-address.ts'
import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { Server } from '../../kit/server.ts'
import type { PlayMode } from '../rules.ts'

/**
 * Result of a call to a vendor. `refused`: the vendor refused and nothing was done; `unknown`: no valid answer arrived
 * in time.
 */
export type VendorAnswer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; problem: string }

/** A vendor in the catalogue. */
export interface Vendor {
  code: string
  protocol: VendorProtocol
  /** Launch URL of the vendor's games. */
  launchUrl: string
  /** URL of its server for calls from the gateway; null if none is configured. */
  serviceUrl: string | null
}

/** Data of a member that a vendor receives. */
export interface VendorPlayer {
  playerId: string
  nickname: string
  currency: string
  language: string
}

/** Data with which a vendor opens a game. */
export interface Opening {
  vendor: Vendor
  /** The vendor's own game id. */
  gameId: string
  /** Launch token: works once, for a minute. */
  token: string
  player: VendorPlayer
  playMode: PlayMode
  lobbyUrl: string
  /** Target within the game: a match, a table. */
  roomId?: string | undefined
  /** For a lottery: the draws to play. */
  prizeMode?: PrizeMode | undefined
}

/** Operations of all vendors, with any wallet type. Never throws for a vendor's failure. */
interface Adapter {
  /** Returns the URL that the player's browser opens. */
  openGame(opening: Opening): Promise<VendorAnswer<string>>
}

/** The gateway holds the only balance, and the vendor calls the gateway in the vendor's dialect. */
export interface SeamlessAdapter extends Adapter {
  kind: 'seamless'
  /**
   * Registers the dialect's routes. `app` is a separate scope: hooks and parsers of one dialect do not affect others.
   */
  routes(app: Server): void
}

/** One transfer between the member's main wallet and the vendor wallet. */
export interface VendorTransfer {
  player: VendorPlayer
  /** Into the vendor's wallet, or out of it. */
  direction: 'in' | 'out'
  units: bigint
  /** Reference assigned by the gateway. It identifies the transfer permanently: a repeat moves nothing. */
  reference: string
  /** Time after which the vendor must not execute the transfer. */
  validUntil: Date
}

/** A vendor's status of a transfer. `absent`: at time `at` of its clock the vendor did not know the reference. */
export type TransferCheck = { state: 'done' | 'failed' | 'pending' } | { state: 'absent'; at: Date }

/** One movement in a member's vendor wallet, caused by a game. */
export interface VendorRecord {
  /** Unique id. */
  id: string
  kind: 'bet' | 'win' | 'rollback'
  playerId: string
  roundId: string
  betId: string | null
  gameId: string
  units: bigint
  closesRound: boolean
  /** Valid bet of the whole round, if the vendor reports it. */
  validUnits?: bigint | undefined
  at: Date
}

/** A section of the vendor's books, and the position of the next one. */
export interface VendorRecords {
  records: VendorRecord[]
  next: string
}

/**
 * The vendor holds a balance of its own, and the gateway transfers amounts in and out. The gateway chooses all amounts:
 * if the vendor chose an amount ("the whole balance"), the gateway would learn it only from the answer, which can be
 * lost.
 */
export interface TransferAdapter extends Adapter {
  kind: 'transfer'
  balance(vendor: Vendor, player: VendorPlayer, limitMs?: number): Promise<VendorAnswer<bigint>>
  transfer(vendor: Vendor, transfer: VendorTransfer): Promise<VendorAnswer<null>>
  /**
   * Returns the status of a transfer whose answer was lost. If the answer is `unknown`, the outcome remains undecided.
   */
  checkTransfer(vendor: Vendor, reference: string): Promise<VendorAnswer<TransferCheck>>
  /** Returns stakes and wins since a position in the vendor's books; '' is the beginning. */
  records(vendor: Vendor, since: string): Promise<VendorAnswer<VendorRecords>>
}

export type VendorAdapter = SeamlessAdapter | TransferAdapter
