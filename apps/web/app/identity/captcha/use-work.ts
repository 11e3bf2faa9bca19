import { askForWork } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { useEffect, useRef, useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import type { Watcher } from './find-work.ts'

export type WorkPurpose = InputOf<typeof askForWork>['purpose']

export interface Working {
  /** He has said that he cannot see the picture. */
  chosen: boolean
  state: 'working' | 'done' | 'failed'
  /** How many parts are done. */
  parts: number
  /** It is not the first work: the one before was sent. */
  isAnew: boolean
  /** Works for this name: a login's work is good for one alone. */
  begin(username: string): void
  /** Back to the picture. */
  leave(): void
}

interface Attempt {
  username: string
  stop: AbortController
  found: Promise<{ work: Work; goodUntil: number }>
}

/** Work that is about to be too old by the time it arrives is done anew. */
const MARGIN_MS = 20_000

/** Solves tasks for somebody who cannot see the picture: begun when he says so, and anew after each answer. */
export function useWork(purpose: WorkPurpose) {
  const attempt = useRef<Attempt | null>(null)
  const [chosen, setChosen] = useState(false)
  const [isAnew, setAnew] = useState(false)
  const [{ state, parts }, setShown] = useState<Pick<Working, 'state' | 'parts'>>({ state: 'working', parts: 0 })
  useEffect(() => () => attempt.current?.stop.abort(), [])

  const begin = (username: string): Attempt => {
    attempt.current?.stop.abort()
    const stop = new AbortController()
    const show = (shown: Pick<Working, 'state' | 'parts'>) => {
      if (!stop.signal.aborted) setShown(shown)
    }
    const onPart = (done: number) => show({ state: 'working', parts: done })
    setChosen(true)
    show({ state: 'working', parts: 0 })
    const found = solve({ purpose, username }, { signal: stop.signal, onPart })
    found.then(
      ({ work }) => show({ state: 'done', parts: work.numbers.length }),
      () => show({ state: 'failed', parts: 0 }),
    )
    attempt.current = { username, stop, found }
    return attempt.current
  }

  /** The work for this name, once it is done. */
  const result = async (username: string): Promise<Work> => {
    const running = attempt.current?.username === username ? attempt.current : begin(username)
    const done = await running.found.catch(() => null)
    if (done && done.goodUntil > Date.now()) return done.work
    return (await begin(username).found).work
  }
  const again = () => {
    setAnew(true)
    begin(attempt.current?.username ?? '')
  }
  const leave = () => {
    attempt.current?.stop.abort()
    attempt.current = null
    setChosen(false)
    setAnew(false)
  }
  const working: Working = { chosen, state, parts, isAnew, begin: (username) => void begin(username), leave }
  return { working, result, again }
}

async function solve({ purpose, username }: { purpose: WorkPurpose; username: string }, watcher: Watcher) {
  const asked = Date.now()
  const input = { purpose, ...(purpose === 'login' && { username }) }
  const [task, { findWork }] = await Promise.all([
    call(askForWork, input, { signal: watcher.signal }),
    import('./find-work.ts'),
  ])
  const work = await findWork(task, watcher)
  return { work, goodUntil: asked + task.goodForSeconds * 1000 - MARGIN_MS }
}
