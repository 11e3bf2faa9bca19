import { merchants } from '@ante/demo/merchants.ts'
import { vipMember } from '@ante/demo/vip.ts'
import { sql } from 'kysely'

import { findAccount } from '../identity/public.ts'
import { unitsOf } from '../kit/money.ts'
import type { Part } from './part.ts'

/** Monthly turnover of a member. The gateway processes it like real turnover, and grants the VIP level and rewards. */
export const vipPart: Part = {
  name: 'vip',
  source: { vipMember, merchants: merchants.map(({ code }) => code) },
  write: async (tx) => {
    for (const { code: merchantCode, zone } of merchants) {
      const member = await findAccount(tx, merchantCode, vipMember.account)
      if (!member) throw new Error(`the demo has no account ${vipMember.account} at ${merchantCode}`)
      await sql`
        insert into vip_member (member_id, merchant_code) values (${member.id}, ${merchantCode})
        on conflict (member_id) do nothing`.execute(tx)
      const { rows } = await sql`select from vip_month where member_id = ${member.id} limit 1`.execute(tx)
      // Existing rows stay, because the member may have bet meanwhile.
      if (rows.length > 0) continue
      for (const [index, turnover] of vipMember.months.entries()) {
        await sql`
          insert into vip_month (member_id, month, turnover) values (${member.id},
            (date_trunc('month', now() at time zone ${zone}) - ${index + 1}::int * interval '1 month')::date,
            ${unitsOf(turnover)}::int8)`.execute(tx)
      }
      await sql`
        insert into vip_play_change (member_id, month)
        values (${member.id}, date_trunc('month', now() at time zone ${zone})::date)`.execute(tx)
    }
  },
}
