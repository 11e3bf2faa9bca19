import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'

import { withDatabase } from '../../kit/ledger.ts'
import { newName } from '../../kit/newcomer.ts'
import { EMPTY, signInHere } from '../../kit/session.ts'
import type { Credentials } from '../../kit/steps.ts'
import type { Phone } from '../driver/phone.ts'

/** Password of the members created by `makeTestMember`. */
const PASSWORD = 'Secret2026'

/** Creates a member of Aurora with a balance in pesos. */
export function newMember(balance: string): Promise<Credentials> {
  return withDatabase(async ({ db }) => {
    const username = newName()
    await makeTestMember({ ports: { db, clock: new ShiftedClock() } }, balance, { account: username })
    return { username, password: PASSWORD }
  })
}

/** Logs in by the form, from the shown page of the site. */
export async function logIn(phone: Phone, { username, password }: Credentials): Promise<void> {
  await phone.page.role('link', 'Log in').tap()
  await phone.page.role('textbox', 'Username').fill(username)
  await phone.page.label('Password').fill(password)
  await phone.page.css('button[type="submit"]').tap()
  await phone.page.role('button', /Your wallets/).waitUntilVisible()
}

/** Opens an address as a new member with a balance in pesos; the forms of sign-in have their own journeys. */
export async function openAsMember(phone: Phone, address: string, balance: string): Promise<Credentials> {
  const member = await newMember(balance)
  await phone.openQuietly(new URL(EMPTY, new URL(address, phone.origin)).href)
  await signInHere(phone, member)
  await phone.open(address)
  return member
}
