import { site } from './site.ts'

const sandbox = () => site().sandboxUrl

interface Sent {
  /** An account at the bank, or a coin's address. */
  place: string
  amount: string
  message?: string
}

/** Sends money as a payer does from his own bank or wallet, at the sandbox's pages for it. */
export async function sendFrom(from: 'bank' | 'chain', { place, amount, message = '' }: Sent): Promise<void> {
  const answer = await fetch(`${sandbox()}/${from}`, {
    method: 'POST',
    body: new URLSearchParams({ place, amount, message }),
  })
  if (!answer.ok) throw new Error(`The ${from} took no ${amount} to ${place}: ${answer.status}`)
}
