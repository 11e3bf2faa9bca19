import { startGateway, startGatewayOn } from '../../../test/start-gateway.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { changeSettings, withdrawer } from '../../../cashier/test/withdrawer.ts'
import type { WithdrawerWithCard } from '../../../cashier/test/withdrawer.ts'
import { unitsOf } from '../../../kit/money.ts'
import { advanceToNextDraw, createGame } from '../../../lottery/test/lottery-fixtures.ts'
import type { TestGame } from '../../../lottery/test/lottery-fixtures.ts'
import { sessionOf, TestVendor, vendorOf } from '../../../launch/test/vendor.ts'

/** Number of pairs of upline and downline: few, so that all clients use the same accounts. */
const LINES = 2
const MERCHANT = 'aurora'

/** A member used by many clients simultaneously. */
export interface CrowdMember extends WithdrawerWithCard {
  /** Id of the member's game session. */
  sessionId: string
  /** Account that receives transfers; null means the upline. */
  sendsTo: string | null
}

/** Two gateways on one database, and a few members. */
export interface Crowd {
  gateways: readonly [TestGateway, TestGateway]
  vendors: readonly [TestVendor, TestVendor]
  members: readonly CrowdMember[]
  /** Lottery on which all clients bet. */
  lottery: TestGame
  close(): Promise<void>
}

export async function gather(): Promise<Crowd> {
  const first = await startGateway()
  const second = await startGatewayOn(first.databaseUrl)
  const vendor = await vendorOf(first)
  await removeRestrictions(first)
  const members: CrowdMember[] = []
  for (let line = 0; line < LINES; line++) members.push(...(await lineOf(first, vendor)))
  const lottery = await createGame(first, { family: 'SSC' })
  advanceToNextDraw(first)
  second.ports.clock.offsetMs = first.ports.clock.offsetMs
  return {
    gateways: [first, second],
    vendors: [vendor, new TestVendor(second)],
    members,
    lottery,
    close: async () => {
      await second.stop()
      await first.stop()
    },
  }
}

/** Removes restrictions: disables cooling-off periods, and adds a deposit channel without provider. */
async function removeRestrictions(gateway: TestGateway): Promise<void> {
  const noWaiting = { cardCoolingHours: 0, passwordCoolingHours: 0, timesADay: 1_000, approvedUpTo: 0n }
  await changeSettings(gateway, { ...noWaiting, minimum: unitsOf('1.00') }, MERCHANT)
  const bank = JSON.stringify({ bankName: 'Proof', accountName: 'Proof', accountNumber: '1' })
  await gateway.ports.db
    .updateTable('payment_channel')
    .set({ provider: null, bank, min_amount: unitsOf('1.00') })
    .where('merchant_code', '=', MERCHANT)
    .where('kind', '=', 'MT')
    .execute()
}

async function lineOf(gateway: TestGateway, vendor: TestVendor): Promise<CrowdMember[]> {
  const above = await withdrawer(gateway, '200.00', { merchantCode: MERCHANT })
  const below = await withdrawer(gateway, '200.00', { merchantCode: MERCHANT })
  const { db } = gateway.ports
  await db.updateTable('member').set({ type: 1 }).where('id', '=', above.memberId).execute()
  await db.updateTable('member').set({ upline_id: above.memberId }).where('id', '=', below.memberId).execute()
  const [upper, lower] = [await sessionOf(vendor, above.memberId, 1), await sessionOf(vendor, below.memberId, 0)]
  return [
    { ...above, ...upper, sendsTo: below.account },
    { ...below, ...lower, sendsTo: null },
  ]
}
