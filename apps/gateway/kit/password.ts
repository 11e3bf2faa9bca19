import { randomUUID } from 'node:crypto'

import { hash, parseOptions, verify } from '@node-rs/argon2'

import { commonRefusal } from './refusal.ts'

/** Minimum parameters of argon2id by OWASP's Password Storage Cheat Sheet. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Maximum number of pending hashes; one takes about 12 ms of a core, so later callers would wait too long. */
const WAITING_LIMIT = 200
const RETRY_AFTER_SECONDS = 2

let working = 0

/** Hash to compare with for unknown accounts. Computed at start, so that the first comparison is not slower. */
const unusedHash = hash(randomUUID(), STRENGTH)

export function hashPassword(password: string): Promise<string> {
  return withinLimit(() => hash(password, STRENGTH))
}

/** Whether a password matches; false for no hash, after the same time, to hide whether an account exists. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isCorrect = await withinLimit(async () => verify(passwordHash ?? (await unusedHash), password))
  return isCorrect && passwordHash !== null
}

/** Whether a hash was made with earlier, weaker parameters. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return memoryCost !== STRENGTH.memoryCost || timeCost !== STRENGTH.timeCost || parallelism !== STRENGTH.parallelism
}

async function withinLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= WAITING_LIMIT) throw commonRefusal('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  working++
  try {
    return await work()
  } finally {
    working--
  }
}
