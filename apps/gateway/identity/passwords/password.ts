import { randomUUID } from 'node:crypto'

import { hash, parseOptions, verify } from '@node-rs/argon2'

import { refuseCommonly } from '../../kit/refusal.ts'

/** What OWASP's password storage sheet asks of argon2id at the least. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords being worked on at once; one takes about 12 ms of a core, so whoever comes later would wait too long. */
const WAITING_LIMIT = 200
const RETRY_AFTER_SECONDS = 2

let working = 0

/** Made at the start, so that the first unknown account takes no longer than the next. */
const nobodysHash = hash(randomUUID(), STRENGTH)

export function hashPassword(password: string): Promise<string> {
  return withinLimit(() => hash(password, STRENGTH))
}

/** Takes as long without a hash as with one, so that nobody learns from the time whether an account exists. */
export async function passwordFits(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await withinLimit(async () => verify(passwordHash ?? (await nobodysHash), password))
  return fits && passwordHash !== null
}

/** True for a hash of an earlier, weaker setting. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return memoryCost !== STRENGTH.memoryCost || timeCost !== STRENGTH.timeCost || parallelism !== STRENGTH.parallelism
}

async function withinLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= WAITING_LIMIT) throw refuseCommonly('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  working++
  try {
    return await work()
  } finally {
    working--
  }
}
