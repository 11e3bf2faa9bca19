import { setTimeout as sleep } from 'node:timers/promises'

import type { Fault, FaultCall, FaultQueue } from '@ante/plain-server/faults.ts'

import type { Round } from '../rounds/round.ts'
import type { Answer } from '@ante/wallet-client/answer.ts'
import type { Wallet } from './wallet.ts'

export interface FaultPorts {
  queue: FaultQueue
  timeoutMs: number
  /** Ends the process abruptly, like a power failure. */
  killProcess(): void
}

export interface WalletPair {
  valid: Wallet
  /** The same wallet, which signs with a wrong key. */
  wronglySigned: Wallet
}

const LOST: Answer<never> = { kind: 'unknown', problem: 'a simulated fault' }

/** A vendor's wallet with the requested faults. docs/demo-services.md describes each. */
export function withFaults(vendor: string, { valid, wronglySigned }: WalletPair, ports: FaultPorts): Wallet {
  const call = async <Value>(
    name: FaultCall,
    send: (wallet: Wallet) => Promise<Answer<Value>>,
    round?: Round,
  ): Promise<Answer<Value>> => {
    const fault = ports.queue.take(vendor, name)
    if (!fault) return send(valid)
    if (round) await sendOther(fault, valid, round)
    return sendWith(fault, () => send(fault.fault === 'wrong-signature' ? wronglySigned : valid), ports)
  }
  return {
    authenticate: (launch) => call('authenticate', (wallet) => wallet.authenticate(launch)),
    balance: (session) => call('balance', (wallet) => wallet.balance(session)),
    jackpot: (session) => valid.jackpot(session),
    bet: (round) => call('bet', (wallet) => wallet.bet(round), round),
    win: (round) => call('win', (wallet) => wallet.win(round), round),
    // A fault requested for `win` also applies to the payment of a part.
    payPart: (round, part) => call('win', (wallet) => wallet.payPart(round, part)),
    resettle: (round, corrected) => call('resettle', (wallet) => wallet.resettle(round, corrected)),
    rollback: (round) => call('rollback', (wallet) => wallet.rollback(round), round),
  }
}

/** First sends a call that is not allowed now, which the gateway has to refuse. */
async function sendOther({ call, fault }: Fault, valid: Wallet, round: Round): Promise<void> {
  if (fault === 'win-before-bet' && call === 'bet') await valid.win(round)
  if (fault === 'unknown-round') await valid.win({ ...round, id: `nobody-${round.tapId}` })
}

async function sendWith<Value>(
  { fault, delayMs }: Fault,
  send: () => Promise<Answer<Value>>,
  { timeoutMs, killProcess }: FaultPorts,
): Promise<Answer<Value>> {
  if (fault === 'drop-request') return LOST
  if (fault === 'send-late') {
    void sleep(delayMs).then(send)
    return LOST
  }
  const [answer] = await Promise.all(fault === 'send-twice' ? [send(), send()] : [send()])
  if (fault === 'delay-answer') await sleep(Math.min(delayMs, timeoutMs))
  if (fault === 'stop') killProcess()
  const received = fault !== 'drop-answer' && fault !== 'stop' && (fault !== 'delay-answer' || delayMs < timeoutMs)
  return received ? answer : LOST
}
