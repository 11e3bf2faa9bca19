import type { TestEnvironment } from '../test-environment.ts'

/** Returns transfers that are completed on only one side. */
export async function transferDiscrepancies({ books, studioDatabase }: TestEnvironment): Promise<string[]> {
  const { rows: gatewayTransfers } = await books.pool.query<{ id: string; state: string; entry: string }>(
    `select id, state, vendor || ' ' || member_id || ' ' || direction || ' ' || amount as entry from vendor_transfer`,
  )
  const { rows: vendorTransfers } = await studioDatabase.query<{ id: string; status: number; entry: string }>(
    `select reference as id, status, vendor || ' ' || username || ' ' ||
       case fund_type when 1 then 'in' else 'out' end || ' ' || cents * 100 as entry from vendor_wallet.fund_transfer`,
  )
  const vendorEntries = new Map(
    vendorTransfers.filter(({ status }) => status === 0).map(({ id, entry }) => [id, entry]),
  )
  const ourIds = new Set(gatewayTransfers.map(({ id }) => id))
  return [
    ...gatewayTransfers.flatMap(({ id, state, entry }) => {
      const vendorEntry = vendorEntries.get(id) ?? 'nothing'
      return vendorEntry === (state === 'DONE' ? entry : 'nothing')
        ? []
        : [`transfer ${id}, ${entry}, is ${state}: the vendor has ${vendorEntry}`]
    }),
    ...[...vendorEntries].flatMap(([id, entry]) =>
      ourIds.has(id) ? [] : [`transfer ${id}, ${entry}, was never sent by us`],
    ),
  ]
}
