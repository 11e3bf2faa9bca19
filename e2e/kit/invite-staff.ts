import { randomBytes, randomUUID } from 'node:crypto'

import { sha256 } from '@ante/gateway/kit/sha256.ts'
import pg from 'pg'

import { site } from './site.ts'

/** Origin of the operator console of this worker's site. */
export const consoleOrigin = (): string => `http://console.localhost:${site().port}`

/**
 * Stores an invited staff account of aurora with the role auditor; returns its mail address and the link of its
 * invitation. The account must not be an owner, so that commands of other journeys still run as the system operator.
 */
export async function inviteStaff(): Promise<{ mail: string; link: string }> {
  const mail = `${randomUUID()}@staff.example`
  const token = randomBytes(32).toString('base64url')
  const client = new pg.Client({ connectionString: site().databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with role as (
         insert into staff_role (merchant_code, code, name) values ('aurora', 'journey-auditor', 'Auditor')
         on conflict (merchant_code, code) do update set name = excluded.name returning id
       ), rights as (
         insert into staff_role_right (role_id, permission, right_name)
         select id, 'audit.entry.read', 'apply' from role on conflict do nothing
       ), account as (
         insert into staff_account (mail, display_name, person, merchant_code, created_at)
         values ($1, 'Ana Cruz', $1, 'aurora', now()) returning id
       ), granted as (
         insert into staff_grant (staff_id, role_id, granted_at, granted_by)
         select account.id, role.id, now(), 'journey' from account, role
       )
       insert into staff_challenge (token_hash, staff_id, purpose, expires_at)
       select $2, id, 'invitation', now() + interval '1 day' from account`,
      [mail, sha256('staff challenge', 'invitation', token)],
    )
  } finally {
    await client.end()
  }
  return { mail, link: `${consoleOrigin()}/invitation#${token}` }
}
