/**
 * Polyfills for features that our code and its libraries use and iOS 12.4 or Chrome 70 lack, loaded only there and
 * before rendering. The table of used features is in tools/check/browsers.
 */
function teach(place: object, name: string, value: unknown): void {
  if (!(name in place)) Object.defineProperty(place, name, { value, configurable: true, writable: true })
}

// Chrome 71.
teach(window, 'globalThis', window)
// Chrome 73.
teach(Object, 'fromEntries', (entries: Iterable<[PropertyKey, unknown]>) => {
  const made: Record<PropertyKey, unknown> = {}
  for (const [key, value] of entries) made[key] = value
  return made
})
// Safari 13 and Chrome 73.
teach(String.prototype, 'matchAll', function* matchAll(this: string, pattern: RegExp) {
  const finder = new RegExp(pattern.source, pattern.flags)
  for (let match = finder.exec(this); match; match = finder.exec(this)) {
    yield match
    // An empty match would repeat forever.
    if (match[0] === '') finder.lastIndex += 1
  }
})
// Safari 13 and Chrome 76.
teach(Promise, 'allSettled', (promises: Iterable<unknown>) =>
  Promise.all(
    Array.from(promises, (promise) =>
      Promise.resolve(promise).then(
        (value) => ({ status: 'fulfilled', value }),
        (reason: unknown) => ({ status: 'rejected', reason }),
      ),
    ),
  ),
)
