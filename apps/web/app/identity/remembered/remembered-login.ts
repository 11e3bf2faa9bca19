import { parseJson } from '../../lib/calls/json.ts'
import { seal, unseal } from '../../lib/sealed/seal.ts'
import type { Sealer } from '../../lib/sealed/seal.ts'
import { deviceStorage, textOneOf, readStored } from '../../lib/browser/storage.ts'
import type { SafeStorage } from '../../lib/browser/storage.ts'

/** Source: product specification 3, storage keys and "Remembered login". */
const AUTO_LOGIN_KEY = 'autoLogin'
const LOGIN_KEY = 'rememberedLogin'
const MAX_NAME_LENGTH = 64

/** A login stored at its owner's request, to be prefilled the next time. */
export interface RememberedLogin {
  /** Method: by name and password, or by number and code, which is valid once and not stored. */
  type: 'username' | 'sms'
  username: string
  /** Null if there is none, or if this browser cannot store it encrypted. */
  password: string | null
  countryDialingCode: string | null
}

/** A change of a member's password. */
interface PasswordChange {
  /** The possible login names of the member. */
  names: string[]
  /** The old password, if known. It identifies the member's stored login when its number is not in `names`. */
  oldPassword?: string
  newPassword: string
}

export interface RememberedLogins {
  readLogin(): Promise<RememberedLogin | null>
  store(login: RememberedLogin): Promise<void>
  refresh(change: PasswordChange): Promise<void>
  remove(): void
}

/** Stores one login. Its password is encrypted and bound to the name of the login; invalid values are deleted. */
export function createRememberedLogins(storage: SafeStorage, sealer: Sealer): RememberedLogins {
  const remove = () => {
    storage.remove(LOGIN_KEY)
    storage.set(AUTO_LOGIN_KEY, '0')
  }
  const store = async (login: RememberedLogin) => {
    const password = login.type === 'username' ? login.password : null
    const sealed = password === null ? null : await sealer.seal(password, purposeOf(login))
    storage.set(LOGIN_KEY, JSON.stringify({ ...login, password: sealed }, FIELDS))
    storage.set(AUTO_LOGIN_KEY, '1')
  }
  const readLogin = async () => {
    const isOn = readStored(storage, AUTO_LOGIN_KEY, textOneOf('0', '1')) === '1'
    const stored = readStored(storage, LOGIN_KEY, loginIn)
    if (!isOn || !stored) {
      if (isOn || stored) remove()
      return null
    }
    const { type, username, countryDialingCode } = stored
    const password = stored.password === null ? null : await sealer.unseal(stored.password, purposeOf(stored))
    return { type, username, password, countryDialingCode }
  }
  const refresh = async ({ names, oldPassword, newPassword }: PasswordChange) => {
    const remembered = await readLogin()
    if (remembered?.type !== 'username') return
    const isNamed = names.some((name) => plainName(name) === plainName(remembered.username))
    if (isNamed || (isNumber(remembered.username) && remembered.password === oldPassword))
      await store({ ...remembered, password: newPassword })
  }
  return { readLogin, store, refresh, remove }
}

const FIELDS = ['type', 'username', 'password', 'countryDialingCode'] satisfies (keyof RememberedLogin)[]

const purposeOf = ({ username }: Pick<RememberedLogin, 'username'>) => `remembered login of ${username}`

const isNumber = (name: string) => /^[\d\s()+.-]+$/.test(name)

/** Normalizes a name for comparison: in lower case; a number without separators and leading zeros. */
const plainName = (name: string) =>
  isNumber(name) ? name.replace(/\D/g, '').replace(/^0+/, '') : name.trim().toLowerCase()

function loginIn(text: string): RememberedLogin | null {
  const value = parseJson(text)
  return isStored(value) ? value : null
}

function isStored(value: unknown): value is RememberedLogin {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const [type, username] = [fields.get('type'), fields.get('username')]
  if (type !== 'username' && type !== 'sms') return false
  if (typeof username !== 'string' || username === '' || username.length > MAX_NAME_LENGTH) return false
  return [fields.get('password'), fields.get('countryDialingCode')].every(
    (candidate) => candidate === null || typeof candidate === 'string',
  )
}

/** The login stored on this device. */
export const {
  readLogin: readRemembered,
  store: remember,
  refresh: refreshRemembered,
  remove: forgetRemembered,
} = createRememberedLogins(deviceStorage, { seal, unseal })
