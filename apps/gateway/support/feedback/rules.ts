import type { FeedbackState } from '@ante/contract/support/feedback.ts'

const EDGES: Record<FeedbackState, FeedbackState[]> = {
  SENT: ['READ', 'ANSWERED', 'CLOSED'],
  READ: ['ANSWERED', 'CLOSED'],
  /** An answered feedback may receive further answers. */
  ANSWERED: ['ANSWERED', 'CLOSED'],
  CLOSED: [],
}

/** Whether a feedback may change from one state to another. */
export const feedbackMayGo = (from: FeedbackState, to: FeedbackState): boolean => EDGES[from].includes(to)
