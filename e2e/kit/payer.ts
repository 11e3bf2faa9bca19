import { site } from './site.ts'

const sandbox = () => site().sandboxUrl

interface Sent {
  /** A bank account, or a coin's address. */
  place: string
  amount: string
  message?: string
}

/** Sends money from the payer's own bank or wallet, at the sandbox's pages. */
export async function sendFrom(from: 'bank' | 'chain', { place, amount, message = '' }: Sent): Promise<void> {
  const answer = await fetch(`${sandbox()}/${from}`, {
    method: 'POST',
    body: new URLSearchParams({ place, amount, message }),
  })
  if (!answer.ok) throw new Error(`The ${from} rejected ${amount} to ${place}: ${answer.status}`)
}
