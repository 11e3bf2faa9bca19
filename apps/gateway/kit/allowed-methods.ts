import type { Server } from './server.ts'

interface Known {
  pattern: RegExp
  methods: Set<string>
}

/** Answers, by the routes that `app` gets from now on, by which methods an address can be asked; by none where it is unknown. */
export function allowedMethods(app: Server): (path: string) => string[] {
  const known = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }) => {
    // It answers people who are lost, at any address.
    if (url === '/*') return
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const one of [method].flat()) route.methods.add(one)
    known.set(url, route)
  })
  return (path) => {
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort()
  }
}

/** `:name` is one part of a path, `*` all that follows. */
function patternOf(url: string): RegExp {
  const text = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${text.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`)
}
