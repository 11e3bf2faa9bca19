import type { TestEnvironment } from '../test-environment.ts'

/** A transfer is completed on both sides, or on neither. */
export async function transferFaults({ books, vendorBooks }: TestEnvironment): Promise<string[]> {
  const { rows: ours } = await books.pool.query<{ id: string; state: string; input: string }>(
    `select id, state, vendor || ' ' || member_id || ' ' || direction || ' ' || amount as said from vendor_transfer`,
  )
  const { rows: theirs } = await vendorBooks.query<{ id: string; status: number; input: string }>(
    `select reference as id, status, vendor || ' ' || username || ' ' ||
       case fund_type when 1 then 'in' else 'out' end || ' ' || cents * 100 as said from vendor_wallet.fund_transfer`,
  )
  const booked = new Map(theirs.filter(({ status }) => status === 0).map(({ id, input }) => [id, input]))
  const known = new Set(ours.map(({ id }) => id))
  return [
    ...ours.flatMap(({ id, state, input }) => {
      const there = booked.get(id) ?? 'nothing'
      return there === (state === 'DONE' ? input : 'nothing')
        ? []
        : [`transfer ${id}, ${input}, is ${state}: there ${there}`]
    }),
    ...[...booked].flatMap(([id, input]) => (known.has(id) ? [] : [`transfer ${id}, ${input}, was never sent by us`])),
  ]
}
