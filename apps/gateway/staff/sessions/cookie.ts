import type { FastifyReply, FastifyRequest } from 'fastify'

/** `__Host-`: browsers accept it only as `Secure`, for this host alone, and for all its paths. */
const NAME = '__Host-ante-console'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** Sends the session's token; the browser forgets it when it is closed. */
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
