/** The headers of a call, as both sides spell them. */
export const header = {
  merchant: 'Merchant',
  language: 'Language',
  device: 'Device',
  /** The token alone, without a scheme. */
  authorization: 'Authorization',
  moduleId: 'ModuleId',
  idempotencyKey: 'Idempotency-Key',
  /** With a sealed body: which key, when, and the sender's key. */
  encryption: 'Encryption',
  requestId: 'X-Request-Id',
} as const

export type Device = 'WEB' | 'MOBILE' | 'APP' | 'OTHERS'
