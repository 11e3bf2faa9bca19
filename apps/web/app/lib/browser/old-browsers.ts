/**
 * Polyfills for features that our code and its libraries use and iOS 12.4 or Chrome 70 lack, loaded only there and
 * before rendering. The table of used features is in tools/check/browsers.
 */
function polyfill(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

// Chrome 71.
polyfill(window, 'globalThis', window)
// Chrome 73.
polyfill(Object, 'fromEntries', (entries: Iterable<[PropertyKey, unknown]>) => {
  const result: Record<PropertyKey, unknown> = {}
  for (const [key, value] of entries) result[key] = value
  return result
})
// Safari 13 and Chrome 73.
polyfill(String.prototype, 'matchAll', function* matchAll(this: string, pattern: RegExp) {
  const finder = new RegExp(pattern.source, pattern.flags)
  for (let match = finder.exec(this); match; match = finder.exec(this)) {
    yield match
    // An empty match would repeat forever.
    if (match[0] === '') finder.lastIndex += 1
  }
})
// Safari 13 and Chrome 76.
polyfill(Promise, 'allSettled', (promises: Iterable<unknown>) =>
  Promise.all(
    Array.from(promises, (promise) =>
      Promise.resolve(promise).then(
        (value) => ({ status: 'fulfilled', value }),
        (reason: unknown) => ({ status: 'rejected', reason }),
      ),
    ),
  ),
)
