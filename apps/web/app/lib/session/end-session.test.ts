import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endSession, leaveBy, onSessionEnded } from './end-session.ts'
import { takeReturn } from '../pages/return-to.ts'
import { sessionStore } from './session.ts'

const told = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/m/webEmail', search: '?page=2' })
  sessionStore.set({ token: 't', merchantCode: 'aurora', userName: 'joy01', firstTimeLogin: false, customerType: 0 })
  told.mockClear()
  stop = onSessionEnded(told)
})
afterEach(() => {
  stop()
  sessionStore.clear()
  takeReturn()
  vi.unstubAllGlobals()
})

// rules: errors-13
test('a session that ends by itself is told of once, and the next login leads back', () => {
  endSession()
  endSession()
  expect(told).toHaveBeenCalledTimes(1)
  expect(sessionStore.get()).toBeNull()
  expect(takeReturn()).toBe('/m/webEmail?page=2')
})

test('who signs out himself needs no news of it', async () => {
  await leaveBy(async () => {
    // The live stream may tell before the answer is there.
    endSession()
    sessionStore.clear()
  })
  expect(told).not.toHaveBeenCalled()
  expect(takeReturn()).toBe('/m/home')
})

test('who could not sign out hears of the end when it comes', async () => {
  await leaveBy(() => Promise.reject(new Error('unreached'))).catch(() => undefined)
  endSession()
  expect(told).toHaveBeenCalledTimes(1)
})

test('an end before anybody listened is told to the first who does, unless somebody signed in meanwhile', () => {
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
