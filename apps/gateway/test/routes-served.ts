import type { Server } from '../kit/server.ts'

const DEPTH = 4

/** Returns all routes of a server, such as `GET /wps/member/info`; routes for GET also answer HEAD. */
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
      const methodNames = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
      return methodNames.map((method) => `${method} ${path}`)
    })
}
