import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import type { FastifyReply, FastifyRequest } from 'fastify'

interface StoredFile {
  content: Buffer
  /** Compressed content by the name of its encoding, written by the build. */
  encoded: ReadonlyMap<string, Buffer>
  type: string
  etag: string
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const PAGE = '/index.html'
const ASSET = '/assets/'
const YEAR = 'public, max-age=31536000, immutable'

/**
 * Returns the content policy: only files of the console, no inline scripts or style elements, no framing, no
 * connections to other sites, and frames and pictures of the players' sites only, for previews.
 */
const policyFor = (sites: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Style attributes set positions of menus and widths of columns.
    "style-src-attr 'unsafe-inline'",
    // Pictures of banners; `blob:` is a picture that is cut before its upload.
    ["img-src 'self' data: blob:", ...sites].join(' '),
    "connect-src 'self'",
    ['frame-src', ...(sites.length > 0 ? sites : ["'none'"])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/**
 * Reads the built operator console (about 1 MB) into memory. Returns a function that answers requests for its files,
 * and browser navigations to other addresses with the app's page. The function returns false for other requests, and
 * for all requests if there is no build. `sites` returns the origins of the players' sites.
 */
export function consoleFiles(
  root: string,
  sites: () => readonly string[],
): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const files = existsSync(root) ? readFiles(root) : new Map<string, StoredFile>()
  return ({ method, url, headers }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return false
    const path = url.split('?', 1)[0] ?? ''
    const isAsset = path.startsWith(ASSET)
    // API calls do not accept HTML and are left to the routes.
    const isPage = !isAsset && (headers.accept ?? '').includes('text/html')
    const file = files.get(path) ?? (isPage ? files.get(PAGE) : undefined)
    if (!file) return false
    reply.headers({
      'Content-Type': file.type,
      'Content-Security-Policy': policyFor(sites()),
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'Cache-Control': isAsset ? YEAR : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept, Accept-Encoding',
    })
    if (headers['if-none-match'] === file.etag) void reply.code(304).send()
    else void reply.send(encodedFor(file, headers['accept-encoding'] ?? '', reply))
    return true
  }
}

function encodedFor(file: StoredFile, accepted: string, reply: FastifyReply): Buffer {
  const names = new Set(accepted.split(',').map((one) => one.split(';', 1)[0]?.trim()))
  const [name] = [...file.encoded.keys()].filter((one) => names.has(one))
  if (name === undefined) return file.content
  reply.header('Content-Encoding', name)
  return file.encoded.get(name) ?? file.content
}

function readFiles(root: string): Map<string, StoredFile> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) in TYPES)
  return new Map(names.map((name) => [`/${name}`, readStored(join(root, name))]))
}

function readStored(path: string): StoredFile {
  const content = readFileSync(path)
  const encoded = ENCODINGS.filter(([, ending]) => existsSync(path + ending))
  return {
    content,
    encoded: new Map(encoded.map(([name, ending]) => [name, readFileSync(path + ending)])),
    type: TYPES[extname(path)] ?? '',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  }
}
