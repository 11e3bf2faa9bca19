/** A dialect of the seamless wallet other than the gateway's own protocol: docs/vendors/dialects.md. */
export type Dialect = 'actions' | 'hub' | 'form'

interface DialectCodes {
  actions: number
  hub: string
  form: number
}

/** Returns the path of a vendor's wallet in a dialect, below which the paths of the calls are. */
export const dialectPath = (dialect: Dialect, vendor: string) => `/seamless/${dialect}/${vendor}`

/** Success code of each dialect. */
export const SUCCESS = { hub: 'RS_OK', form: 0 } as const

/**
 * Code of each refusal in each dialect. After the last two refusals the outcome is unknown; any other refusal means
 * that nothing was applied. Each code has only one meaning.
 */
export const vocabulary = {
  'account.balance.not.enough': { actions: 100, hub: 'RS_ERROR_NOT_ENOUGH_MONEY', form: 1 },
  'account.disabled': { actions: 110, hub: 'RS_ERROR_USER_DISABLED', form: 6 },
  'responsible.gaming.loss.limit': { actions: 105, hub: 'RS_ERROR_LIMIT_EXCEEDED_LOSS', form: 50 },
  'responsible.gaming.session.limit': { actions: 106, hub: 'RS_ERROR_LIMIT_EXCEEDED_SESSION_TIME', form: 51 },
  'seamless.signature.invalid': { actions: 403, hub: 'RS_ERROR_INVALID_SIGNATURE', form: 5 },
  'seamless.token.invalid': { actions: 401, hub: 'RS_ERROR_INVALID_TOKEN', form: 4 },
  'seamless.session.unknown': { actions: 101, hub: 'RS_ERROR_INVALID_SESSION', form: 2 },
  'seamless.session.expired': { actions: 102, hub: 'RS_ERROR_TOKEN_EXPIRED', form: 3 },
  'seamless.currency.mismatch': { actions: 154, hub: 'RS_ERROR_WRONG_CURRENCY', form: 9 },
  'seamless.game.unknown': { actions: 107, hub: 'RS_ERROR_INVALID_GAME', form: 8 },
  'seamless.round.closed': { actions: 413, hub: 'RS_ERROR_ROUND_CLOSED', form: 24 },
  'seamless.round.not.found': { actions: 414, hub: 'RS_ERROR_ROUND_DOES_NOT_EXIST', form: 26 },
  'seamless.bet.not.found': { actions: 404, hub: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', form: 25 },
  'seamless.win.not.found': { actions: 415, hub: 'RS_ERROR_WIN_DOES_NOT_EXIST', form: 28 },
  'seamless.bet.rolled_back': { actions: 412, hub: 'RS_ERROR_BET_ROLLED_BACK', form: 27 },
  'seamless.bet.settled': { actions: 411, hub: 'RS_ERROR_BET_SETTLED', form: 23 },
  'seamless.transaction.conflict': { actions: 409, hub: 'RS_ERROR_DUPLICATE_TRANSACTION', form: 21 },
  'seamless.transaction.rolled_back': { actions: 410, hub: 'RS_ERROR_TRANSACTION_ROLLED_BACK', form: 22 },
  'request.malformed': { actions: 400, hub: 'RS_ERROR_WRONG_SYNTAX', form: 7 },
  'request.invalid': { actions: 422, hub: 'RS_ERROR_WRONG_TYPES', form: 10 },
  'service.unavailable': { actions: 503, hub: 'RS_ERROR_TIMEOUT', form: 120 },
  defect: { actions: 500, hub: 'RS_ERROR_UNKNOWN', form: 100 },
} as const satisfies Record<string, DialectCodes>

export type DialectRefusalCode = keyof typeof vocabulary

/** Refusals after which a vendor rolls a bet back, and repeats all other calls. */
export const OUTCOME_UNKNOWN: readonly DialectRefusalCode[] = ['service.unavailable', 'defect']

export function isDialectRefusalCode(code: string): code is DialectRefusalCode {
  return Object.hasOwn(vocabulary, code)
}

/** Returns the refusal of a dialect's code; null for an unknown code. */
export function refusalOfCode(dialect: Dialect, word: unknown): DialectRefusalCode | null {
  const codes = Object.keys(vocabulary).filter(isDialectRefusalCode)
  return codes.find((code) => vocabulary[code][dialect] === word) ?? null
}
