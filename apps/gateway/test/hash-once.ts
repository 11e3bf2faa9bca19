import { hashPassword } from '../kit/password.ts'

const hashes = new Map<string, Promise<string>>()

/** Returns the hash of a password of test accounts, which is computed once per worker. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}
