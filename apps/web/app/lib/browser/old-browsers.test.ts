import { afterEach, expect, test, vi } from 'vitest'

/** Removes the named features, as on the oldest phones. */
function removeNewFeatures() {
  const removedFeatures = [
    [Object, 'fromEntries'],
    [String.prototype, 'matchAll'],
    [Promise, 'allSettled'],
  ] as const
  const stored = removedFeatures.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name))
  for (const [target, name] of removedFeatures) Reflect.deleteProperty(target, name)
  return () => removedFeatures.forEach(([target, name], at) => Object.defineProperty(target, name, stored[at] ?? {}))
}

let giveBack = () => {}
afterEach(() => {
  giveBack()
  vi.unstubAllGlobals()
  // The module adds missing features when it is loaded, so each test loads it again.
  vi.resetModules()
})

test('an old browser gets the features that the app needs', async () => {
  vi.stubGlobal('window', {})
  giveBack = removeNewFeatures()
  await import('./old-browsers.ts')

  expect(window).toHaveProperty('globalThis', window)
  expect(Object.fromEntries(new Map([['a', 1]]))).toEqual({ a: 1 })
  expect(Array.from('a1b22'.matchAll(/([a-z])(\d+)/g), ([, letter, number]) => [letter, number])).toEqual([
    ['a', '1'],
    ['b', '22'],
  ])
  expect([...'ab'.matchAll(/x*/g)]).toHaveLength(3)
  expect(await Promise.allSettled([Promise.resolve(1), Promise.reject(new Error('no'))])).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('no') },
  ])
})
