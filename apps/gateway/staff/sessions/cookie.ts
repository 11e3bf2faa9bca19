import type { FastifyReply, FastifyRequest } from 'fastify'

/** With the prefix `__Host-`, browsers accept the cookie only as `Secure`, for this host only, and for all paths. */
const NAME = '__Host-ante-console'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** Sets the cookie with the session's token, which browsers delete when they are closed. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.header('Set-Cookie', `${NAME}=${token}; ${ATTRIBUTES}`)
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('Set-Cookie', `${NAME}=; Max-Age=0; ${ATTRIBUTES}`)
}

/** Returns the session's token, or null. */
export function sessionCookie({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): string | null {
  const found = cookie.split(/; */).find((one) => one.startsWith(`${NAME}=`))
  const token = found?.slice(NAME.length + 1) ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}
