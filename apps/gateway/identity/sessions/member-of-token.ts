import type { SignedIn } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { IDLE_EXPIRY_MS, tokenHash, touchSession } from './sessions.ts'

/**
 * Interval in milliseconds at which the time of the last call is stored, so that an active player causes one write per
 * minute.
 */
const LAST_SEEN_INTERVAL_MS = 60_000
/** Format of a token, 32 random bytes in base64url. Other texts are not looked up in the database. */
const TOKEN = /^[\w-]{43}$/

interface Row {
  member_id: bigint
  merchant_code: string
  account: string
  type: number
  last_seen_at: Date
  expires_at: Date
}

const FIND = {
  name: 'session_member',
  text: `select s.member_id, s.last_seen_at, s.expires_at, m.merchant_code, m.account, m.type
    from session s join member m on m.id = s.member_id
    where s.token_hash = $1 and m.status = 'active'`,
}

export interface TokenPorts extends Pick<Ports, 'db' | 'pool' | 'clock'> {
  merchants: MerchantDirectory
}

/**
 * Returns the member of a token if it is valid at the site `siteCode`: the member belongs to that merchant or to its
 * trial merchant.
 */
export async function memberOfToken(ports: TokenPorts, token: string, siteCode: string): Promise<SignedIn | null> {
  if (!TOKEN.test(token)) return null
  const { rows } = await ports.pool.query<Row>({ ...FIND, values: [tokenHash(token)] })
  const [row] = rows
  const now = ports.clock.now()
  if (!row || isOver(row, now) || !isGoodAt(ports.merchants, row.merchant_code, siteCode)) return null

  if (now.getTime() - row.last_seen_at.getTime() > LAST_SEEN_INTERVAL_MS) await touchSession(ports.db, token, now)
  const { account, type, merchant_code: merchantCode } = row
  const { currency } = ports.merchants.of(merchantCode)
  return { memberId: String(row.member_id), merchantCode, account, type, currency, token }
}

function isOver({ last_seen_at: lastSeen, expires_at: expires }: Row, now: Date): boolean {
  return now >= expires || now.getTime() - lastSeen.getTime() >= IDLE_EXPIRY_MS
}

function isGoodAt(merchants: MerchantDirectory, memberMerchant: string, siteCode: string): boolean {
  return memberMerchant === siteCode || memberMerchant === merchants.trialOf(siteCode)?.code
}
