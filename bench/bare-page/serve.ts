import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { rolldown } from 'rolldown'

import type { Certificate } from '../certificate.ts'
import { App } from './app.ts'
import { tiles } from './tiles.ts'

const SCRIPT = '/client.js'

export interface BarePage {
  url: string
  close(): Promise<void>
}

/**
 * Serves a minimal page with the libraries of the web app, over HTTP/2 with brotli. Its figures show the cost of the
 * libraries on this machine.
 */
export async function serveBarePage({ cert, key }: Certificate): Promise<BarePage> {
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: brotliCompressSync(await documentText()) }],
    [SCRIPT, { type: 'text/javascript', body: brotliCompressSync(await clientCode()) }],
  ])
  const server = createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) }, ({ url }, response) => {
    const file = files.get(url)
    if (file) response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port')
  return {
    url: `https://localhost:${address.port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function clientCode(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'client.ts'),
    // Silences warnings about files that libraries mark for server components.
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  return output[0].code
}

async function documentText(): Promise<string> {
  const queries = new QueryClient()
  await queries.query(tiles)
  const data = JSON.stringify(dehydrate(queries))
  const body = renderToString(createElement(App, { queries }))
  return `<!doctype html><html lang="en"><head><title>Bare page</title><meta name="viewport" content="width=device-width">
<style>ul{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:8px;list-style:none}button{width:100%;height:96px}</style>
<script type="module" src="${SCRIPT}"></script></head>
<body><div id="root">${body}</div><script>rendered=${data}</script></body></html>`
}
