import { setTimeout as sleep } from 'node:timers/promises'

import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { seamlessBet, seamlessWin } from '@ante/contract/launch/seamless-wallet.ts'

import type { Fault, FaultQueue } from '../../kit/faults.ts'
import type { Answer } from './answer.ts'
import type { CallWallet } from './call.ts'

export interface FaultPorts {
  queue: FaultQueue
  timeoutMs: number
  /** The win that belongs to a bet. */
  winOfRound(roundId: string): Promise<InputOf<typeof seamlessWin>>
  /** Ends the process as a power cut would. */
  die(): void
}

const LOST: Answer<never> = { kind: 'unknown', problem: 'a fault that was asked for' }

/** The same calls, but with the faults that a test asked for. `kit/faults.ts` says what each does. */
export function withFaults(call: CallWallet, ports: FaultPorts): CallWallet {
  return async (endpoint, input) => {
    const send = () => call(endpoint, input)
    const fault = ports.queue.take(endpoint.path.split('/').at(-1) ?? '')
    if (!fault) return send()
    if (fault.fault === 'win-before-bet') await sendWinFirst(call, ports, input)
    return sendWith(fault, send, ports)
  }
}

async function sendWith<Value>(
  { fault, delayMs }: Fault,
  send: () => Promise<Answer<Value>>,
  { timeoutMs, die }: FaultPorts,
): Promise<Answer<Value>> {
  if (fault === 'send-late') {
    void sleep(delayMs).then(send)
    return LOST
  }
  const [answer] = await Promise.all(fault === 'send-twice' ? [send(), send()] : [send()])
  if (fault === 'delay-answer') await sleep(Math.min(delayMs, timeoutMs))
  if (fault === 'stop') die()
  const heard = fault !== 'drop-answer' && fault !== 'stop' && delayMs < timeoutMs
  return heard ? answer : LOST
}

async function sendWinFirst(call: CallWallet, ports: FaultPorts, input: unknown): Promise<void> {
  const bet = seamlessBet.input.safeParse(input)
  if (bet.success) await call(seamlessWin, await ports.winOfRound(bet.data.roundId))
}
