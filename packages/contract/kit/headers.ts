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

/** OTHERS is a site on the home screen. */
export const DEVICES = ['WEB', 'MOBILE', 'APP', 'OTHERS'] as const
export type Device = (typeof DEVICES)[number]

/** The module that calls without one of their own may name. Source: product specification 7. */
export const COMMON_MODULE = 'COMM3'
