import type { Server } from '../kit/server.ts'

const DEPTH = 4

/** All that a server has a route for, `GET /wps/member/info`; what answers a GET answers a HEAD too. */
export function routesServed(server: Server): string[] {
  const stems: string[] = []
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', stem = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      if (stem === '') return []
      const depth = indent.length / DEPTH
      stems.splice(depth, stems.length, stem)
      const path = stems.join('')
      const named = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
      return named.map((method) => `${method} ${path}`)
    })
}
