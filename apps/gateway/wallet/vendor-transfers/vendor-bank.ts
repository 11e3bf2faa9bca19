import type { Verdict } from './rules.ts'

/** A member as a vendor that holds money knows him. */
export interface Holder {
  memberId: bigint
  account: string
  currency: string
}

/** One move, as the vendor is asked for it. */
export interface Move {
  holder: Holder
  direction: 'in' | 'out'
  units: bigint
  reference: string
  validUntil: Date
}

/** Where a vendor keeps its members' money. It never throws: `null` and `pending` say that nobody can tell. */
export interface VendorBank {
  balance(holder: Holder, limitMs?: number): Promise<bigint | null>
  transfer(move: Move): Promise<Exclude<Verdict, { kind: 'absent' }>>
  check(reference: string): Promise<Verdict>
}

/** What `wallet` needs to know of the vendors that hold money; `launch` speaks with them. */
export interface VendorWallets {
  of(vendor: string): VendorBank
  /** The codes of those that a merchant offers. */
  offeredBy(merchantCode: string): Promise<string[]>
  /** Notes that a member has left the game of a session; false where it is none of his. */
  leaveGame(memberId: bigint, sessionId: string): Promise<boolean>
  /** The vendors at whose games he is at this moment. */
  openFor(memberId: bigint, now: Date): Promise<string[]>
  /** What these vendors are called. */
  names(codes: readonly string[]): Promise<Map<string, string>>
  /** How old what our books say of a vendor's wallets may be. */
  booksAsOf(vendor: string): Promise<Date | null>
  /** How far a transfer out of a member's wallet there may exceed what our books say of it, in the ledger's units. */
  mayRunAhead(vendor: string, holder: Pick<Holder, 'memberId' | 'currency'>): Promise<bigint>
}
