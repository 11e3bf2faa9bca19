import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endSession, signOutWith, onSessionEnded } from './end-session.ts'
import { takeReturn } from '../pages/return-to.ts'
import { sessionStore } from './session.ts'

const received = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/m/webEmail', search: '?page=2' })
  sessionStore.set({ token: 't', merchantCode: 'aurora', userName: 'joy01', firstTimeLogin: false, customerType: 0 })
  received.mockClear()
  stop = onSessionEnded(received)
})
afterEach(() => {
  stop()
  sessionStore.clear()
  takeReturn()
  vi.unstubAllGlobals()
})

// rules: errors-13
test('a session ended by the gateway is reported once, and the next login returns to the page', () => {
  endSession()
  endSession()
  expect(received).toHaveBeenCalledTimes(1)
  expect(sessionStore.get()).toBeNull()
  expect(takeReturn()).toBe('/m/webEmail?page=2')
})

test('a sign-out by the member is not reported', async () => {
  await signOutWith(async () => {
    // The live stream may report the end before the answer arrives.
    endSession()
    sessionStore.clear()
  })
  expect(received).not.toHaveBeenCalled()
  expect(takeReturn()).toBe('/m/home')
})

test('after a failed sign-out, a later end of the session is reported', async () => {
  await signOutWith(() => Promise.reject(new Error('unreachable'))).catch(() => undefined)
  endSession()
  expect(received).toHaveBeenCalledTimes(1)
})

test('the end of a session without a listener is reported to the first listener, unless a member has signed in meanwhile', () => {
  stop()
  endSession()
  const late = vi.fn<() => void>()
  onSessionEnded(late)()
  onSessionEnded(late)()
  expect(late).toHaveBeenCalledTimes(1)

  const session = { token: 't', merchantCode: 'aurora', userName: 'joy01', firstTimeLogin: false, customerType: 0 }
  sessionStore.set(session)
  endSession()
  sessionStore.set(session)
  onSessionEnded(late)()
  expect(late).toHaveBeenCalledTimes(1)
})
