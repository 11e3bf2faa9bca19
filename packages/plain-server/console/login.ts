import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyRequest } from 'fastify'
import * as z from 'zod'

import { html } from '../markup.ts'
import type { Markup } from '../markup.ts'
import { Refused } from '../refusal.ts'
import type { Server } from '../server.ts'
import { consoleDocument, HTML, NO_SCRIPT } from './document.ts'

const COOKIE = 'ante-developer-console'
const COOKIE_SECONDS = 12 * 60 * 60
/** Allowed targets of a redirect after entering the code. */
const REDIRECT_TARGETS = ['/console', '/console/results'] as const

const LoginInput = z.object({ code: z.string().max(200), to: z.enum(REDIRECT_TARGETS).catch('/console') })

/** Restricts changes in the developer console to holders of its code. */
export class ConsoleLogin {
  readonly #code: string | null

  /** Without a configured code, access is always refused. */
  constructor(code: string | null) {
    this.#code = code
  }

  /** Whether a request has the code: a browser sends a digest of it as a cookie, a program sends the code itself. */
  isOpenFor({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    const [, code] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (code !== undefined) return this.isCode(code)
    const [, digest] = /(?:^|;\s*)ante-developer-console=([0-9a-f]{64})(?:;|$)/.exec(headers.cookie ?? '') ?? []
    return digest !== undefined && this.#code !== null && isSame(digest, digestOf(this.#code))
  }

  isCode(code: string): boolean {
    return this.#code !== null && isSame(digestOf(code.trim()), digestOf(this.#code))
  }
}

const digestOf = (code: string) => createHmac('sha256', code).update('console').digest('hex')
const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))
/** Returns the sign-in cookie, which the browser never sends with a form on a foreign page. */
const cookieOf = (digest: string, seconds: number) =>
  `${COOKIE}=${digest}; Path=/console; Max-Age=${seconds}; HttpOnly; SameSite=Strict`

/**
 * Requires the developer console's code for every POST below `/console/`, whichever part registers it, and for the page
 * `/console/results`. `app` is the whole server, before its parts are registered.
 */
export function guardConsole(app: Server, login: ConsoleLogin): void {
  app.addHook('onRequest', (request, reply, proceed) => {
    const { url: route = '' } = request.routeOptions
    const isGuarded = route.startsWith('/console/') && (request.method === 'POST' || route === '/console/results')
    if (!isGuarded || route === '/console/enter' || login.isOpenFor(request)) return proceed()
    if (!request.headers.accept?.includes('text/html')) return proceed(new Refused('console.code_needed', {}, 401))
    const to = REDIRECT_TARGETS.find((path) => path === route) ?? '/console'
    reply.code(401).header('Content-Security-Policy', NO_SCRIPT).type(HTML).send(loginPage({ to }))
  })
}

/** Configures a scope for plain forms and pages without scripts. */
export function plainForms(app: Server): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (_request, reply) => void reply.header('Content-Security-Policy', NO_SCRIPT))
}

/** Routes for sign-in, sign-out and the style sheet of the developer console. `app` is a separate scope. */
export function consoleLoginRoutes(app: Server, login: ConsoleLogin): void {
  const css = readFileSync(join(import.meta.dirname, 'console.css'))
  plainForms(app)
  app.get('/console/console.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.post('/console/enter', ({ body }, reply) => {
    const input = LoginInput.safeParse(body)
    if (!input.success) throw new Refused('invalid', {}, 400)
    const { code, to } = input.data
    if (!login.isCode(code))
      return reply
        .code(401)
        .type(HTML)
        .send(loginPage({ to, isWrong: true }))
    return reply.header('Set-Cookie', cookieOf(digestOf(code.trim()), COOKIE_SECONDS)).redirect(to, 303)
  })
  app.post('/console/leave', (_request, reply) => reply.header('Set-Cookie', cookieOf('', 0)).redirect('/console', 303))
}

const loginPage = ({ to, isWrong = false }: { to: string; isWrong?: boolean }): string =>
  consoleDocument(
    'Sign in · sandbox',
    html`<body class="console">
      <header>
        <h1>Sign in to the console</h1>
        ${isWrong ? html`<p role="alert" class="wrong">Incorrect code. The console code is printed in the terminal where the demo was started.</p>` : ''}
        ${loginForm(to)}
        <p><a href="/console">Back to messages</a></p>
      </header>
    </body>`,
  ).text

export const loginForm = (to: string): Markup => html`
  <form method="post" action="/console/enter" class="door">
    <input type="hidden" name="to" value="${to}" />
    <label for="code">Console code (printed in the terminal where the demo was started)</label>
    <span class="line">
      <input
        id="code"
        name="code"
        required
        maxlength="200"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
      />
      <button>Sign in</button>
    </span>
  </form>
`
