import type { FeedbackState } from '@ante/contract/support/feedback.ts'

const EDGES: Record<FeedbackState, FeedbackState[]> = {
  SENT: ['READ', 'ANSWERED', 'CLOSED'],
  READ: ['ANSWERED', 'CLOSED'],
  /** Something may be added to an answer. */
  ANSWERED: ['ANSWERED', 'CLOSED'],
  CLOSED: [],
}

/** Whether a feedback may go from one state to another. */
export const feedbackMayGo = (from: FeedbackState, to: FeedbackState): boolean => EDGES[from].includes(to)
