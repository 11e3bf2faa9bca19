import { createHmac } from 'node:crypto'

export interface DemoPaymentKey {
  keyId: string
  secret: string
}

/**
 * The key that a merchant of the demo and its payment provider sign with: made of the one secret that gateway and sandbox
 * share, and of no use for another merchant's payments.
 */
export function paymentKeyOf(sharedSecret: string, merchant: string, provider: string): DemoPaymentKey {
  const secret = createHmac('sha256', sharedSecret).update(`payments ${merchant} ${provider}`).digest('hex')
  return { keyId: `${merchant}.${provider}`, secret }
}
