/** Names of the headers of a call. */
export const header = {
  merchant: 'Merchant',
  language: 'Language',
  device: 'Device',
  /** Only the token, without a scheme. */
  authorization: 'Authorization',
  moduleId: 'ModuleId',
  idempotencyKey: 'Idempotency-Key',
  /** Encryption of a sealed body: key id, time, and the sender's key. */
  encryption: 'Encryption',
  requestId: 'X-Request-Id',
} as const

/** Types of clients. OTHERS is a site installed on the home screen. */
export const DEVICES = ['WEB', 'MOBILE', 'APP', 'OTHERS'] as const
export type Device = (typeof DEVICES)[number]

/** Numbers with which older clients identify their device. Source: product specification 3. */
const GATEWAY_NUMBERS: ReadonlyMap<string | undefined, Device> = new Map([
  ['1', 'WEB'],
  ['3', 'MOBILE'],
])

/** Returns the device of a client, by name or by number; MOBILE for an unknown one. */
export const deviceOf = (text: string | undefined): Device =>
  DEVICES.find((device) => device === text) ?? GATEWAY_NUMBERS.get(text) ?? 'MOBILE'

/** Module of calls that belong to no other module. Source: product specification 7. */
export const COMMON_MODULE = 'COMM3'
