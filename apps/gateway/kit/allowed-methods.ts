import type { Server } from './server.ts'

interface Known {
  pattern: RegExp
  methods: Set<string>
}

/**
 * Returns a function that lists the methods allowed at a path, by the routes registered on `app` from now on; empty for
 * an unknown path.
 */
export function allowedMethods(app: Server): (path: string) => string[] {
  const methodsByUrl = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }) => {
    // The catch-all route answers unknown paths.
    if (url === '/*') return
    const route = methodsByUrl.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const item of [method].flat()) route.methods.add(item)
    methodsByUrl.set(url, route)
  })
  return (path) => {
    const matching = [...methodsByUrl.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort()
  }
}

/** `:name` matches one path segment, `*` the rest. */
function patternOf(url: string): RegExp {
  const text = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${text.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`)
}
