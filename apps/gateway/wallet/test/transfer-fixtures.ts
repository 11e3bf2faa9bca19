import { HOUR_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceOfAccount, mainAccountOf } from '../accounts.ts'
import { vendorAccountOf } from '../vendor-transfers/accounts.ts'
import type { Holder } from '../vendor-transfers/vendor-bank.ts'
import { VendorMoney } from '../vendor-transfers/vendor-money.ts'
import { dueTransferIds } from '../vendor-transfers/transfers.ts'
import { VendorTransfers } from '../vendor-transfers/vendor-transfers.ts'
import { banksOf, VendorWithMoney } from './vendor-with-money.ts'

/** A clock that advances only when the test calls it. */
class ManualClock {
  #time = Date.now() + HOUR_MS

  now(): Date {
    return new Date(this.#time)
  }

  pass(ms: number): void {
    this.#time += ms
  }
}

/** Demo vendors that hold money. */
export const CORAL = 'CRB'
export const OPAL = 'OPL'

/** Vendor transfers of two gateways, whose jobs the test runs explicitly and on a separate clock. */
export class TransferFixtures {
  readonly gateway: TestGateway
  readonly db: Db
  /** Runs an hour ahead of the gateway's clock, so that the gateway does not process the rows written here. */
  readonly clock = new ManualClock()
  readonly vendors: Record<string, VendorWithMoney>
  readonly gateways: [VendorTransfers, VendorTransfers]
  readonly money: VendorMoney

  constructor(gateway: TestGateway) {
    this.gateway = gateway
    this.db = gateway.ports.db
    this.vendors = { [CORAL]: new VendorWithMoney(this.clock), [OPAL]: new VendorWithMoney(this.clock) }
    const banks = banksOf(this.vendors)
    const ports = { ...gateway.ports, clock: this.clock, banks }
    const make = () => new VendorTransfers(ports, { timeoutMs: 0 })
    this.gateways = [make(), make()]
    this.money = new VendorMoney({ ...ports, transfers: this.gateways[0] })
  }

  vendor(code: string): VendorWithMoney {
    const vendor = this.vendors[code]
    if (!vendor) throw new Error(`there is no ${code} here`)
    return vendor
  }

  async member(balance: string): Promise<Holder & { merchantCode: string }> {
    const memberId = await makeTestMember(this.gateway, balance)
    return { memberId, account: `t${memberId}`, currency: 'PHP', merchantCode: 'aurora' }
  }

  /** Returns the balances of the main wallet and of the vendor wallet in the ledger. */
  async ledgerBalances({ memberId }: Holder, vendor = CORAL): Promise<{ main: bigint; vendorBalance: bigint }> {
    const owner = { memberId, merchantCode: 'aurora', currency: 'PHP' }
    return {
      main: await balanceOfAccount(this.db, await mainAccountOf(this.db, memberId)),
      vendorBalance: await balanceOfAccount(this.db, await vendorAccountOf(this.db, owner, vendor)),
    }
  }

  /** Advances the clock and runs both gateways' jobs. */
  async pass(ms: number): Promise<void> {
    this.clock.pass(ms)
    const due = await dueTransferIds(this.db, this.clock.now())
    await Promise.all(this.gateways.flatMap((gateway) => due.map((id) => gateway.advance(id))))
  }

  statesOf({ memberId }: Holder) {
    return this.db
      .selectFrom('vendor_transfer')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('began_at')
      .orderBy('id')
      .execute()
  }

  /** Lets all transfers end, with vendors that answer. */
  async end(): Promise<void> {
    for (const vendor of Object.values(this.vendors)) vendor.faults = []
    for (let time = 0; time < 6 && (await this.#isOpen()); time++) await this.pass(60_000)
  }

  async #isOpen(): Promise<boolean> {
    const states = ['DEBITED', 'SENT', 'CHECKING'] as const
    const open = this.db.selectFrom('vendor_transfer').select('id').where('state', 'in', states)
    return (await open.limit(1).executeTakeFirst()) !== undefined
  }

  async close(): Promise<void> {
    await this.end()
    await Promise.all(this.gateways.map((gateway) => gateway.close()))
  }
}
