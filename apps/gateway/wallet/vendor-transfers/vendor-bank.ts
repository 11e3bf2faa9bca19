import type { Verdict } from './rules.ts'

/** Identity of a member at a vendor that holds money. */
export interface Holder {
  memberId: bigint
  account: string
  currency: string
}

/** One move as requested from the vendor. */
export interface Move {
  holder: Holder
  direction: 'in' | 'out'
  units: bigint
  reference: string
  validUntil: Date
}

/**
 * Interface of a vendor that holds members' money. It never throws: `null` and `pending` mean that the outcome is
 * unknown.
 */
export interface VendorBank {
  balance(holder: Holder, limitMs?: number): Promise<bigint | null>
  transfer(move: Move): Promise<Exclude<Verdict, { kind: 'absent' }>>
  check(reference: string): Promise<Verdict>
}

/** Functions of vendors that hold money, as needed by `wallet`; `launch` implements the communication. */
export interface VendorWallets {
  of(vendor: string): VendorBank
  /** Returns the codes of the vendors that a merchant offers. */
  offeredBy(merchantCode: string): Promise<string[]>
  /** Stores that a member has left the game of a session. Returns false when the session is not the member's. */
  leaveGame(memberId: bigint, sessionId: string): Promise<boolean>
  /** Returns the vendors whose games the member currently has open. */
  openFor(memberId: bigint, now: Date): Promise<string[]>
  /** Whether an operator has stopped the vendor: then no money moves to it, and all may be taken back. */
  isStopped(vendor: string, now: Date): Promise<boolean>
  /** Returns the names of these vendors. */
  names(codes: readonly string[]): Promise<Map<string, string>>
  /** Returns the time up to which our books of a vendor's wallets are complete. */
  booksAsOf(vendor: string): Promise<Date | null>
  /**
   * Returns the amount by which a transfer out of a member's vendor wallet may exceed its balance in our books, in the
   * ledger's units.
   */
  allowedExcess(vendor: string, holder: Pick<Holder, 'memberId' | 'currency'>): Promise<bigint>
}
