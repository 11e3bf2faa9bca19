import { requireOutput } from '@ante/contract/kit/parsed.ts'
import { completeSignIn, signInByPassword } from '@ante/contract/staff/sign-in.ts'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '@ante/demo/staff.ts'
import { bytesOfBase32, stepAt, totp } from '@ante/gateway/kit/totp.ts'
import { fetchAsHost } from '@ante/gateway/test/fetch-as-host.ts'

/** Host of the operator console. */
export const CONSOLE_HOST = 'console.localhost'
export const OWNER = 'owner@ante.example'

/** Signs in as the owner of the demo, and returns the cookie of the session as `name=value`. */
export async function signInAsOwner(url: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetchAsHost(
      url + path,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
      CONSOLE_HOST,
    )
  const begun = await post(signInByPassword.path, { mail: OWNER, password: DEMO_STAFF_PASSWORD })
  const { challenge } = requireOutput(signInByPassword, await valueOf(begun))
  const code = totp(bytesOfBase32(DEMO_STAFF_SECRET), stepAt(new Date()))
  const entered = await post(completeSignIn.path, { challenge, code })
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';')
  if (entered.status !== 200 || cookie === '') throw new Error(`The sign-in answered ${entered.status}`)
  return cookie
}

async function valueOf(response: Response): Promise<unknown> {
  const envelope: unknown = await response.json()
  return typeof envelope === 'object' && envelope !== null && 'value' in envelope ? envelope.value : null
}
