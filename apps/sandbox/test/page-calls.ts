import { randomBytes } from 'node:crypto'

import { playPath } from '../studio/play-contract.ts'

export interface PageAnswer {
  status: number
  body: Record<string, unknown>
}

/** What a page calls one of its taps. */
export function newTapId(): string {
  return randomBytes(16).toString('base64url')
}

/** The game that tests play unless they say otherwise. */
const LAUNCH = { vendor: 'ANS', game: 'northlight-reels' }

/** The calls of a game's page, made by hand. */
export function pageAt(url: string, key = randomBytes(18).toString('base64url')) {
  const post = async (path: string, body: object): Promise<PageAnswer> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as PageAnswer['body'] }
  }
  return {
    key,
    open: (token: string, launch: { vendor: string; game: string } = LAUNCH) =>
      post(playPath.open, { token, key, ...launch }),
    resume: (input: { takeOver?: boolean } = {}) => post(playPath.resume, input),
    round: (tapId: string, wish: object = {}) => post(playPath.round, { tapId, stakeCents: '100', ...wish }),
    act: (said: { roundId: string; actId: string; act: unknown }) => post(playPath.act, said),
    history: (input: { before?: string } = {}) => post(playPath.history, input),
    shown: (roundId: string) => post(playPath.shown, { roundId }),
  }
}
