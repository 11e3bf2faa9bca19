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
  /** Launch URL of its games. */
  launchUrl: string
  /** URL of its server for calls from the gateway; null if none is configured. */
  serviceUrl: string | null
}

/** A member as seen by a vendor. */
export interface VendorPlayer {
  playerId: string
  nickname: string
  currency: string
  language: string
}

/** Data that a vendor may need before it opens a game. */
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

/** The gateway holds the only balance: the vendor calls it, in its dialect. */
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
  /** Assigned by the gateway permanently: a repeat moves nothing. */
  reference: string
  /** The vendor must not execute it later. */
  validUntil: Date
}

/** A vendor's status of a transfer; `absent`: at this time of its clock the reference was unknown. */
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
 * The vendor holds its own balance: the gateway transfers amounts there and back. All amounts are chosen by the
 * gateway: an amount chosen by the vendor ("the whole balance") would be known only from the answer, which can be lost.
 */
export interface TransferAdapter extends Adapter {
  kind: 'transfer'
  balance(vendor: Vendor, player: VendorPlayer, limitMs?: number): Promise<VendorAnswer<bigint>>
  transfer(vendor: Vendor, transfer: VendorTransfer): Promise<VendorAnswer<null>>
  /**
   * Returns the status of a transfer whose answer was lost. `unknown` does not mean `failed`: then no assumption is
   * allowed.
   */
  checkTransfer(vendor: Vendor, reference: string): Promise<VendorAnswer<TransferCheck>>
  /** Returns stakes and wins since a position in its books; '' is the beginning. */
  records(vendor: Vendor, since: string): Promise<VendorAnswer<VendorRecords>>
}

export type VendorAdapter = SeamlessAdapter | TransferAdapter
