import { createHash } from 'node:crypto'

import type { Brand } from './brands.ts'

/** A person with an account at the provider. */
export interface Person {
  name: string
  email: string
}

/** Predefined accounts. */
export const PEOPLE: readonly Person[] = [
  { name: 'Ana Reyes', email: 'ana.reyes@mail.example' },
  { name: 'Ben Cruz', email: 'ben.cruz@mail.example' },
  { name: 'Mara Santos', email: 'mara.santos@mail.example' },
]

/** Returns the account of a name: the predefined one, or one derived from the name. */
export function personOf(name: string): Person {
  const existing = PEOPLE.find((person) => person.name === name)
  if (existing) return existing
  const mailbox = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
  return { name, email: `${mailbox || providerIdOf('google', name).slice(0, 8)}@mail.example` }
}

/**
 * Returns the provider's id of a person: the same for the name in upper or lower case. The id does not reveal the name.
 */
export function providerIdOf(brand: Brand, name: string): string {
  const hash = createHash('sha256').update(`${brand} ${name.toLowerCase()}`).digest()
  return hash.readBigUInt64BE().toString()
}
