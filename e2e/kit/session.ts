import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { register } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { openHydrated } from './hydrated.ts'
import { answerOfCaptcha } from './captcha.ts'
import { creditMember } from './ledger.ts'
import { newPlayer } from './newcomer.ts'
import type { Credentials } from './steps.ts'

/** An address of the site without any content to load. */
export const EMPTY = '/healthz'
const HOME = '/m/home'
/** Key under which the app stores the session in the tab. */
export const SESSION_KEY = 'MC_SESSION_INFO'

type Answer<T> = { success: true; value: T } | { success: false; errorCode: string }

/** A page of any browser in which functions can be called. */
export interface ScriptedSession {
  evaluate<R, A>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R>
}

/**
 * Signs in by a call of the gateway and opens an address as this member, for journeys that do not test the login page.
 */
export async function signIn(page: Page, credentials: Credentials, address = HOME): Promise<void> {
  await page.goto(EMPTY)
  await signInHere(page, credentials)
  expect(new URL(page.url()).pathname).toBe(EMPTY)
  await openHydrated(page, address)
}

/** Signs in through the gateway, from an open document of the site. */
export async function signInHere(page: ScriptedSession, credentials: Credentials): Promise<void> {
  await storeSession(page, valueOf(await call(page, login, { type: 'username', ...credentials })))
}

/** Registers a new member by a call of the gateway and opens an address as this member. */
export async function signUp(page: Page, credentials: Credentials, address = HOME): Promise<void> {
  await signUpWithoutPage(page, credentials)
  await openHydrated(page, address)
}

/** Registers a new member with a balance. */
export async function signUpWith(
  page: Page,
  { units, merchant }: { units: bigint; merchant: string },
): Promise<Credentials> {
  const player = newPlayer()
  await signUpWithoutPage(page, player)
  await creditMember(player.username, merchant, units)
  await openHydrated(page, HOME)
  return player
}

async function signUpWithoutPage(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(EMPTY)
  await signUpHere(page, credentials)
}

/** Registers a member through the gateway, from an open document of the site. */
export async function signUpHere(page: ScriptedSession, credentials: Credentials): Promise<void> {
  const form = { type: 0, ...credentials, confirmPassword: credentials.password } as const
  const origin = { registerUrl: 'localhost', registerMethod: 'H5' } as const
  const answer = await call(page, register, { ...form, ...origin })
  if (answer.success || answer.errorCode !== 'captcha.required') return storeSession(page, valueOf(answer))
  const { captchaId } = valueOf(await call(page, getCaptcha, {}))
  const captcha = await answerOfCaptcha(captchaId)
  await storeSession(page, valueOf(await call(page, register, { ...form, ...origin, captcha, captchaId })))
}

function valueOf<T>(answer: Answer<T>): T {
  if (!answer.success) throw new Error(`The gateway refused: ${answer.errorCode}`)
  return answer.value
}

/** Calls an endpoint from the page, because only a browser resolves every host of this machine. */
function call<E extends Endpoint>(page: ScriptedSession, endpoint: E, input: InputOf<E>): Promise<Answer<OutputOf<E>>> {
  const { method, path, idempotencyKey } = endpoint
  return page.evaluate(
    async ([address, init, key]) => {
      const headers = { 'Content-Type': 'application/json', ...(key && { [key]: crypto.randomUUID() }) }
      return (await fetch(address, { ...init, headers })).json() as Promise<Answer<OutputOf<E>>>
    },
    [
      path,
      { method, ...(method !== 'GET' && { body: JSON.stringify(input) }) },
      idempotencyKey ? header.idempotencyKey : null,
    ] as const,
  )
}

/** Stores the session as the app does: for this tab. */
async function storeSession(page: ScriptedSession, { customerType: type, ...session }: Session): Promise<void> {
  const stored = JSON.stringify({ ...session, type })
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [SESSION_KEY, stored] as const)
}
