import { createHmac } from 'node:crypto'

export interface DemoPaymentKey {
  keyId: string
  secret: string
}

/**
 * Returns the key with which a demo merchant and its payment provider sign: derived from the secret shared by gateway
 * and sandbox, and useless for another merchant's payments.
 */
export function paymentKeyOf(sharedSecret: string, merchant: string, provider: string): DemoPaymentKey {
  const secret = createHmac('sha256', sharedSecret).update(`payments ${merchant} ${provider}`).digest('hex')
  return { keyId: `${merchant}.${provider}`, secret }
}
