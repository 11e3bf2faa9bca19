import type { TestEnvironment } from '../test-environment.ts'

/** A transfer is completed on both sides, or on neither. */
export async function transferFaults({ books, vendorBooks }: TestEnvironment): Promise<string[]> {
  const { rows: ours } = await books.pool.query<{ id: string; state: string; said: string }>(
    `select id, state, vendor || ' ' || member_id || ' ' || direction || ' ' || amount as said from vendor_transfer`,
  )
  const { rows: theirs } = await vendorBooks.query<{ id: string; status: number; said: string }>(
    `select reference as id, status, vendor || ' ' || username || ' ' ||
       case fund_type when 1 then 'in' else 'out' end || ' ' || cents * 100 as said from vendor_wallet.fund_transfer`,
  )
  const booked = new Map(theirs.filter(({ status }) => status === 0).map(({ id, said }) => [id, said]))
  const known = new Set(ours.map(({ id }) => id))
  return [
    ...ours.flatMap(({ id, state, said }) => {
      const there = booked.get(id) ?? 'nothing'
      return there === (state === 'DONE' ? said : 'nothing')
        ? []
        : [`transfer ${id}, ${said}, is ${state}: there ${there}`]
    }),
    ...[...booked].flatMap(([id, said]) => (known.has(id) ? [] : [`transfer ${id}, ${said}, was never sent by us`])),
  ]
}
