import { randomBytes } from 'node:crypto'

import { playPath } from '../northlight/play-contract.ts'

export interface PageAnswer {
  status: number
  body: Record<string, unknown>
}

/** What a page calls one of its spins. */
export function newSpinId(): string {
  return randomBytes(16).toString('base64url')
}

/** The calls of a game's page, made by hand. */
export function pageAt(url: string, key = randomBytes(18).toString('base64url')) {
  const post = async (path: string, body: object): Promise<PageAnswer> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as PageAnswer['body'] }
  }
  return {
    key,
    open: (token: string) => post(playPath.open, { token, key }),
    resume: () => post(playPath.resume, {}),
    spin: (spinId: string, stakeCents = '100') => post(playPath.spin, { spinId, stakeCents }),
    shown: (roundId: string) => post(playPath.shown, { roundId }),
  }
}
