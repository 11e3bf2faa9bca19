import type { checkLines } from '@ante/contract/cashier/line-transfers.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseDays } from '../../merchant/public.ts'
import { balanceOfAccount, mainAccountOf } from '../../wallet/public.ts'
import { lineTermsOf } from './line-terms.ts'
import { sentOn } from './line-transfers.ts'
import { problemsOf, readLines, senderOf, totalOf } from './read-lines.ts'

/** Returns the preview of a list before it is sent. Does not reveal whether a receiver is excluded. */
export async function checkLinesOf(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  member: SignedIn,
  { lines }: ParsedInputOf<typeof checkLines>,
): Promise<OutputOf<typeof checkLines>> {
  const payer = await senderOf(db, member)
  const { merchantCode, currency } = member
  const terms = await lineTermsOf(db, merchantCode)
  const read = await readLines(db, payer, { lines, terms, currency })
  const { to: day } = await parseDays(db, { merchantCode, now: clock.now() }, { range: 'today' })
  const allowance = terms.dailyMaximum - (await sentOn(db, payer.id, day))
  return {
    receivers: read.map(({ payee }) => payee && { account: payee.account, type: payee.type }),
    problems: problemsOf(read),
    total: textOf(totalOf(read)),
    minimum: textOf(terms.minimum),
    leftToday: textOf(allowance > 0n ? allowance : 0n),
    balance: textOf(await balanceOfAccount(db, await mainAccountOf(db, payer.id))),
    currency,
  }
}
