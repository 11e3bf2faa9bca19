import { createHash } from 'node:crypto'

import type { Brand } from './brands.ts'

/** Somebody with an account at the provider. */
export interface Person {
  name: string
  email: string
}

/** Whoever has an account there from the beginning. */
export const PEOPLE: readonly Person[] = [
  { name: 'Ana Reyes', email: 'ana.reyes@mail.example' },
  { name: 'Ben Cruz', email: 'ben.cruz@mail.example' },
  { name: 'Mara Santos', email: 'mara.santos@mail.example' },
]

/** Anybody who is named has an account, the same one each time. */
export function personOf(name: string): Person {
  const known = PEOPLE.find((person) => person.name === name)
  if (known) return known
  const mailbox = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
  return { name, email: `${mailbox || numberOf('google', name).slice(0, 8)}@mail.example` }
}

/** The provider's number of somebody: it stays when his name at the demo is spelled the same, and says nothing of it. */
export function numberOf(brand: Brand, name: string): string {
  const hash = createHash('sha256').update(`${brand} ${name.toLowerCase()}`).digest()
  return hash.readBigUInt64BE().toString()
}
