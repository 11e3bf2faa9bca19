import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Outages } from '@ante/plain-server/outages.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

import { isBrand } from './brands.ts'
import type { Brand } from './brands.ts'
import { Grants } from './grants.ts'
import type { Grant } from './grants.ts'
import { choicePage, refusalPage } from './pages.ts'
import { providerIdOf, personOf } from './people.ts'
import { isAllowedRedirect } from './redirects.ts'
import { SigningKey } from './signing-key.ts'

const HTML = 'text/html; charset=utf-8'
const TOKEN_SECONDS = 600
const KEYS_SECONDS = 60

export interface ProviderPorts {
  client: { id: string; secret: string }
  /** Allowed redirect origins. */
  lobbyOrigins: string[]
  outages: Outages
}

const Text = z.string().min(1).max(255)
const AuthorizeQuery = z.object({
  response_type: z.literal('code'),
  client_id: Text,
  redirect_uri: Text,
  scope: Text.refine((scope) => scope.split(' ').includes('openid')),
  state: Text,
  nonce: Text,
  code_challenge: Text,
  code_challenge_method: z.literal('S256'),
})
type AuthorizeQuery = z.output<typeof AuthorizeQuery>
const ChoiceForm = z.object({
  person: z.string().trim().min(1).max(60).optional(),
  cancel: z.literal('yes').optional(),
})
const TokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: Text,
  redirect_uri: Text,
  code_verifier: Text,
  client_id: Text,
  client_secret: Text,
})

/** An OpenID Connect provider under several names. `app` is a separate scope: its bodies are forms. */
export function providerRoutes(app: Server, ports: ProviderPorts): void {
  const key = new SigningKey()
  const grants = new Grants()
  const css = readFileSync(join(import.meta.dirname, 'identity.css'))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (_request, reply) => void reply.header('Content-Security-Policy', policyOf(ports)))
  app.get('/identity/identity.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))

  app.get('/identity/:brand/.well-known/openid-configuration', (request) => {
    requireInService(ports)
    return openIdConfiguration(issuerOf(request))
  })
  app.get('/identity/:brand/jwks.json', (_request, reply) => {
    requireInService(ports)
    return reply.header('Cache-Control', `public, max-age=${KEYS_SECONDS}`).send({ keys: [key.published] })
  })
  app.get('/identity/:brand/authorize', (request, reply) => {
    const authorizeParams = authorizeQueryOf(request.query, ports)
    if (!authorizeParams) return refuse(reply)
    const site = new URL(authorizeParams.redirect_uri).host
    return reply.type(HTML).send(choicePage({ brand: brandOf(request), site, params: authorizeParams }))
  })
  app.post('/identity/:brand/authorize', (request, reply) => {
    const authorizeParams = authorizeQueryOf(request.body, ports)
    const chosen = ChoiceForm.safeParse(request.body)
    if (!authorizeParams || !chosen.success) return refuse(reply)
    const { person, cancel } = chosen.data
    const callbackUrl = new URL(authorizeParams.redirect_uri)
    callbackUrl.searchParams.set('state', authorizeParams.state)
    if (cancel || !person) callbackUrl.searchParams.set('error', 'access_denied')
    else callbackUrl.searchParams.set('code', grants.create(grantOf(authorizeParams, brandOf(request), person)))
    return reply.redirect(callbackUrl.href, 303)
  })
  app.post('/identity/:brand/token', (request) => tokensFor(request, { ...ports, grants, key }))
}

async function tokensFor(request: FastifyRequest, ports: ProviderPorts & { grants: Grants; key: SigningKey }) {
  requireInService(ports)
  const { client, grants, key } = ports
  const parsed = TokenRequest.safeParse(request.body)
  if (!parsed.success) throw new Refused('invalid_request', {}, 400)
  const { client_id: clientId, client_secret: secret, code, redirect_uri: redirectUri } = parsed.data
  if (clientId !== client.id || secret !== client.secret) throw new Refused('invalid_client', {}, 401)
  const redemption = { code, clientId, redirectUri, codeVerifier: parsed.data.code_verifier, brand: brandOf(request) }
  const grant = grants.redeem(redemption)
  if (!grant) throw new Refused('invalid_grant', {}, 400)
  const token = await key.tokenOf(claimsOf(grant, issuerOf(request)))
  return { token_type: 'Bearer', id_token: token, expires_in: TOKEN_SECONDS }
}

function claimsOf({ brand, person, clientId, nonce }: Grant, issuer: string) {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: clientId,
    sub: providerIdOf(brand, person.name),
    iat: now,
    exp: now + TOKEN_SECONDS,
    nonce,
    name: person.name,
    email: person.email,
    email_verified: true,
  }
}

function authorizeQueryOf(value: unknown, { client, lobbyOrigins }: ProviderPorts): AuthorizeQuery | null {
  const authorizeParams = AuthorizeQuery.safeParse(value)
  if (!authorizeParams.success || authorizeParams.data.client_id !== client.id) return null
  return isAllowedRedirect(authorizeParams.data.redirect_uri, lobbyOrigins) ? authorizeParams.data : null
}

const grantOf = (query: AuthorizeQuery, brand: Brand, name: string): Grant => ({
  brand,
  person: personOf(name),
  clientId: query.client_id,
  redirectUri: query.redirect_uri,
  nonce: query.nonce,
  codeChallenge: query.code_challenge,
})

function brandOf({ params }: FastifyRequest): Brand {
  const { brand } = z.object({ brand: z.string() }).parse(params)
  if (!isBrand(brand)) throw new Refused('not_found', {}, 404)
  return brand
}

/**
 * Returns the issuer, with the host of the request: browsers and servers may reach this server under different hosts.
 */
const issuerOf = (request: FastifyRequest) => `${request.protocol}://${request.host}/identity/${brandOf(request)}`

const openIdConfiguration = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks.json`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  scopes_supported: ['openid', 'email', 'profile'],
})

const refuse = (reply: FastifyReply) =>
  reply
    .code(400)
    .type(HTML)
    .send(refusalPage('Part of it is missing, or it is from a site that this sandbox doesn’t recognize.'))

function requireInService({ outages }: ProviderPorts): void {
  if (outages.has('identity provider')) throw new Refused('temporarily_unavailable', {}, 503)
}

/** Policy of pages without scripts, which cannot be framed, and whose forms may redirect to the lobbies. */
const policyOf = ({ lobbyOrigins }: ProviderPorts) =>
  [
    `default-src 'none'`,
    `style-src 'self'`,
    ['form-action', `'self'`, ...lobbyOrigins].join(' '),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
