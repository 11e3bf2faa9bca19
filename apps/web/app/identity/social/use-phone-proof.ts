import { readNumber } from '@ante/contract/identity/verification.ts'
import type { FirebaseProject } from '@ante/contract/identity/social.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { call } from '../../lib/calls/call.ts'
import { CallFailed } from '../../lib/calls/call-errors.ts'
import type { CodePurpose, SendCode } from '../mobile/code-sender.ts'
import { sendByGateway } from '../mobile/code-sender.ts'
import { useCode } from '../mobile/use-code.ts'
import type { Code } from '../mobile/use-code.ts'
import { signInWays } from './queries.ts'

/** One minute between codes by Firebase: product specification 4. Firebase does not report how long a code is valid. */
const SENT = { resendSeconds: 60, expiredMinutes: 5 }

/** Sent to the gateway instead of the code, which Firebase has verified. */
export interface PhoneProof {
  firebaseChannel: 'sms'
  firebaseIdToken: string
}

/** A code sent by the gateway or by Firebase; for Firebase, with its proof. */
export interface ProvenCode {
  code: Code
  /** Verifies the code at Firebase; null if the gateway verifies it. */
  prove: ((digits: string) => Promise<PhoneProof>) | null
}

export function usePhoneProof(purpose: 'VERIFICATION3' | 'register'): ProvenCode {
  const { data } = useQuery(signInWays)
  const project = data?.smsByFirebase ? data.firebase : null
  const code = useCode(purpose, project ? senderOf(project) : sendByGateway(purpose satisfies CodePurpose))
  // Firebase accepts a code once; its token is reused for a retry after a lost answer.
  const proven = useRef<{ digits: string; token: Promise<string> } | null>(null)
  const prove = async (firebaseProject: FirebaseProject, digits: string) => {
    if (proven.current?.digits !== digits) proven.current = { digits, token: tokenFor(firebaseProject, digits) }
    const { token } = proven.current
    try {
      return { firebaseChannel: 'sms', firebaseIdToken: await token } as const
    } catch (error) {
      proven.current = null
      throw error
    }
  }
  return { code, prove: project && ((digits) => prove(project, digits)) }
}

const senderOf =
  (project: FirebaseProject): SendCode =>
  async (to) => {
    // The gateway decides which leading zeros belong to a number.
    const { mobile } = await call(readNumber, to)
    const { sendByFirebase } = await loadPhone()
    await sendByFirebase(project, mobile)
    return SENT
  }

async function tokenFor(project: FirebaseProject, digits: string): Promise<string> {
  const { confirmAtFirebase } = await loadPhone()
  return confirmAtFirebase(project, digits)
}

const loadPhone = () =>
  import('./firebase-phone.ts').catch(() => {
    throw new CallFailed('offline')
  })
