import { expect, test } from 'vitest'

import { contentPolicy } from './content-policy.ts'

const project = { projectId: 'p', apiKey: 'k', authDomain: 'p.firebaseapp.com', keysUrl: '' }
const policyWith = (firebase: Parameters<typeof contentPolicy>[0]['firebase']) =>
  contentPolicy({
    pictures: ['https://cdn.example'],
    frames: ['https://games.example'],
    firebase,
    ancestors: ['https://console.example'],
  })

test('without Firebase no other origins are allowed for scripts and calls, and only the vendors for frames', () => {
  const policy = policyWith(null)

  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("frame-src 'self' https://games.example;")
  expect(policy).toContain('trusted-types ante-worker')
  expect(policy).not.toContain('google')
})

test('with Firebase, the origins of its sign-in are allowed, and trusted types are still required', () => {
  const policy = policyWith({ ...project, emulatorHost: null })

  expect(policy).toContain("script-src 'self' https://apis.google.com")
  expect(policy).toContain('https://identitytoolkit.googleapis.com')
  expect(policy).toContain('https://p.firebaseapp.com')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-(?!inline)|script-src[^;]*unsafe/)
})

test('an emulator is allowed for calls only', () => {
  const policy = policyWith({ ...project, emulatorHost: '127.0.0.1:9099' })

  expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('google')
})
