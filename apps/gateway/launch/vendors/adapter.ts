import type { PrizeMode } from '@ante/contract/launch/launch-address.ts'
import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { Server } from '../../kit/server.ts'
import type { PlayMode } from '../rules.ts'

/**
 * What became of a call to a vendor. `refused` means that it decided against it and nothing was done; `unknown` that
 * nobody can tell, because no answer came in time, or none that can be believed.
 */
export type VendorAnswer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; problem: string }

/** A vendor as the catalogue has it. */
export interface Vendor {
  code: string
  protocol: VendorProtocol
  /** Where its games open. */
  launchUrl: string
  /** Where its server answers us; null where it has told no address. */
  serviceUrl: string | null
}

/** A member as a vendor knows him. */
export interface VendorPlayer {
  playerId: string
  nickname: string
  currency: string
  language: string
}

/** A game on its way to a player: all that a vendor may want to know before it opens it. */
export interface Opening {
  vendor: Vendor
  /** The vendor's own id of it. */
  gameId: string
  /** Works once, for a minute. */
  token: string
  player: VendorPlayer
  playMode: PlayMode
  lobbyUrl: string
  /** Where in the game he wants to go: a match, a table. */
  roomId?: string | undefined
  /** Of a lottery: which of its draws he plays. */
  prizeMode?: PrizeMode | undefined
}

/** What all vendors can be asked, whoever holds the money. It never throws for what a vendor does. */
interface Adapter {
  /** The address that the player's browser opens. */
  openGame(opening: Opening): Promise<VendorAnswer<string>>
}

/** The gateway holds the only balance: the vendor calls us, in its dialect. */
export interface SeamlessAdapter extends Adapter {
  kind: 'seamless'
  /** Serves the dialect. `app` is a scope of its own: hooks and parsers of one dialect reach no other. */
  routes(app: Server): void
}

/** One move of money between the member's main wallet and the one at the vendor. */
export interface VendorTransfer {
  player: VendorPlayer
  /** Into the vendor's wallet, or out of it. */
  direction: 'in' | 'out'
  units: bigint
  /** Ours, and for ever: the same one again moves nothing the second time. */
  reference: string
  /** The vendor must not book it later. */
  validUntil: Date
}

/** What a vendor says of a transfer; `absent`: at this moment of its own clock it had none of this reference. */
export type TransferCheck = { state: 'done' | 'failed' | 'pending' } | { state: 'absent'; at: Date }

/** One move in a member's wallet at the vendor that a game has caused. */
export interface VendorRecord {
  /** Once for ever. */
  id: string
  kind: 'bet' | 'win' | 'rollback'
  playerId: string
  roundId: string
  betId: string | null
  gameId: string
  units: bigint
  closesRound: boolean
  /** What counts as valid bet of the whole round, where the vendor reports it. */
  validUnits?: bigint | undefined
  at: Date
}

/** A stretch of the vendor's books, and where the next one begins. */
export interface VendorRecords {
  records: VendorRecord[]
  next: string
}

/**
 * The vendor holds a balance of its own: we move money there and back. All is moved by amounts that we name: one that the
 * vendor chose, "whatever there is", would be known from an answer alone, and answers can be lost.
 */
export interface TransferAdapter extends Adapter {
  kind: 'transfer'
  balance(vendor: Vendor, player: VendorPlayer, limitMs?: number): Promise<VendorAnswer<bigint>>
  transfer(vendor: Vendor, transfer: VendorTransfer): Promise<VendorAnswer<null>>
  /** What became of a transfer whose answer did not come. `unknown` is no `failed`: then nobody may guess. */
  checkTransfer(vendor: Vendor, reference: string): Promise<VendorAnswer<TransferCheck>>
  /** What was staked and won since that place in its books; '' is the beginning. */
  records(vendor: Vendor, since: string): Promise<VendorAnswer<VendorRecords>>
}

export type VendorAdapter = SeamlessAdapter | TransferAdapter
