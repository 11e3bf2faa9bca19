import type { Server } from './server.ts'

interface Known {
  pattern: RegExp
  methods: Set<string>
}

/**
 * Returns a function that lists the methods allowed at a path; empty for an unknown path. It considers all routes that
 * are registered on `app` after this call.
 */
export function allowedMethods(app: Server): (path: string) => string[] {
  const methodsByUrl = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }) => {
    // Ignores the catch-all route, whose paths are unknown ones.
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

/** Returns the pattern of a route's paths: `:name` matches one segment, and `*` the rest of the path. */
function patternOf(url: string): RegExp {
  const text = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${text.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`)
}
