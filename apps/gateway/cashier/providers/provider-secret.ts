import type { Secrets } from '../../kit/secrets.ts'

interface ProviderKey {
  merchant_code: string
  key_id: string
}

/** Seals the secret shared with a payment provider. */
export function sealSecret(secrets: Secrets, key: ProviderKey, secret: string): Buffer {
  return secrets.seal(Buffer.from(secret), purposeOf(key))
}

/** Returns the secret as text. Throws if it was sealed with another `SECRETS_KEY`. */
export function openSecret(secrets: Secrets, { secret, ...key }: ProviderKey & { secret: Buffer }): string {
  const opened = secrets.open(secret, purposeOf(key))
  if (!opened) throw new Error(`the secret of the payment key ${key.key_id} was sealed with another SECRETS_KEY`)
  return opened.toString()
}

const purposeOf = ({ merchant_code, key_id }: ProviderKey) => `payment provider ${merchant_code} ${key_id}`
