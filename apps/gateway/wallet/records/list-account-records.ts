import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { ACCOUNT_RECORDS_PER_PAGE } from '@ante/contract/wallet/account-records.ts'
import type { listAccountRecords } from '@ante/contract/wallet/account-records.ts'

import type { SignedIn } from '../../kit/context.ts'
import { pageOf } from '../../kit/page-of.ts'
import { parseDays } from '../../merchant/public.ts'
import { recordsAfter } from './account-records.ts'
import type { AccountRecordPorts } from './account-record-ports.ts'
import { withRemarks } from './remarks.ts'

/** The member whose wallet is read, and the reading member: an agent may read a direct downline's. */
export interface ReadWallet extends Pick<SignedIn, 'memberId' | 'merchantCode' | 'currency'> {
  readerId: string
}

/** Returns a page of the records of one of the member's wallets. */
export async function listRecordsOf(
  ports: AccountRecordPorts,
  { memberId, readerId, merchantCode, currency }: ReadWallet,
  { typeId, group, types, agency, after, ...days }: ParsedInputOf<typeof listAccountRecords>,
): Promise<OutputOf<typeof listAccountRecords>> {
  const { db, clock } = ports
  const span = await parseDays(db, { merchantCode, now: clock.now() }, days)
  const query = { memberId: BigInt(memberId), typeId, group, types, agency, days: span }
  const records = await recordsAfter(db, query, { after, limit: ACCOUNT_RECORDS_PER_PAGE + 1 })
  const { page, next } = pageOf(records, ACCOUNT_RECORDS_PER_PAGE, ({ number }) => number)
  return { records: await withRemarks(ports, page, BigInt(readerId)), next, currency, ...span }
}
