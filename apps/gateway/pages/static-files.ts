import { join } from 'node:path'

import fastifyStatic from '@fastify/static'

import type { Server } from '../kit/server.ts'

const DAY_SECONDS = 86_400

/** The web app's fingerprinted files (precompressed, for ever) and the pictures (a day, then asked again). */
export async function staticFiles(app: Server, { webDist, picturesDir }: { webDist: string; picturesDir: string }) {
  await app.register(fastifyStatic, {
    root: join(webDist, 'client', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: picturesDir,
    prefix: '/pictures/',
    maxAge: DAY_SECONDS * 1000,
    decorateReply: false,
    index: false,
  })
}
