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

/** The numbers by which older clients name their gateway. Source: product specification 3. */
const GATEWAY_NUMBERS: ReadonlyMap<string | undefined, Device> = new Map([
  ['1', 'WEB'],
  ['3', 'MOBILE'],
])

/** The device that a client names, by name or by number; one that is not known counts as a phone. */
export const deviceOf = (said: string | undefined): Device =>
  DEVICES.find((known) => known === said) ?? GATEWAY_NUMBERS.get(said) ?? 'MOBILE'

/** The module that calls without one of their own may name. Source: product specification 7. */
export const COMMON_MODULE = 'COMM3'
