import { requestWork } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { useEffect, useRef, useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import type { WorkListener } from './find-work.ts'

export type WorkPurpose = InputOf<typeof requestWork>['purpose']

export interface WorkState {
  /** Whether the visitor has chosen proof of work instead of the picture. */
  chosen: boolean
  state: 'working' | 'done' | 'failed'
  /** Number of finished parts. */
  parts: number
  /** Whether an earlier result was already sent. */
  isRepeated: boolean
  /** Starts work for this name: a login's work is bound to one. */
  begin(username: string): void
  /** Returns to the picture. */
  leave(): void
}

interface Attempt {
  username: string
  stop: AbortController
  solution: Promise<{ work: Work; validUntil: number }>
}

/** Work that would expire before arrival is repeated. */
const MARGIN_MS = 20_000

/** Proof of work as an alternative to the picture: started on request, and again after each answer. */
export function useWork(purpose: WorkPurpose) {
  const attempt = useRef<Attempt | null>(null)
  const [chosen, setChosen] = useState(false)
  const [isRepeated, setIsRepeated] = useState(false)
  const [{ state, parts }, setShown] = useState<Pick<WorkState, 'state' | 'parts'>>({ state: 'working', parts: 0 })
  useEffect(() => () => attempt.current?.stop.abort(), [])

  const begin = (username: string): Attempt => {
    attempt.current?.stop.abort()
    const stop = new AbortController()
    const show = (progress: Pick<WorkState, 'state' | 'parts'>) => {
      if (!stop.signal.aborted) setShown(progress)
    }
    const onPart = (done: number) => show({ state: 'working', parts: done })
    setChosen(true)
    show({ state: 'working', parts: 0 })
    const solution = solve({ purpose, username }, { signal: stop.signal, onPart })
    solution.then(
      ({ work }) => show({ state: 'done', parts: work.numbers.length }),
      () => show({ state: 'failed', parts: 0 }),
    )
    attempt.current = { username, stop, solution }
    return attempt.current
  }

  /** Returns the finished work for this name. */
  const result = async (username: string): Promise<Work> => {
    const running = attempt.current?.username === username ? attempt.current : begin(username)
    const done = await running.solution.catch(() => null)
    if (done && done.validUntil > Date.now()) return done.work
    return (await begin(username).solution).work
  }
  const restart = () => {
    setIsRepeated(true)
    begin(attempt.current?.username ?? '')
  }
  const leave = () => {
    attempt.current?.stop.abort()
    attempt.current = null
    setChosen(false)
    setIsRepeated(false)
  }
  const workState: WorkState = { chosen, state, parts, isRepeated, begin: (username) => void begin(username), leave }
  return { working: workState, result, restart }
}

async function solve({ purpose, username }: { purpose: WorkPurpose; username: string }, watcher: WorkListener) {
  const startedAt = Date.now()
  const input = { purpose, ...(purpose === 'login' && { username }) }
  const [task, { findWork }] = await Promise.all([
    call(requestWork, input, { signal: watcher.signal }),
    import('./find-work.ts'),
  ])
  const work = await findWork(task, watcher)
  return { work, validUntil: startedAt + task.validSeconds * 1000 - MARGIN_MS }
}
