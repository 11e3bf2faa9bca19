/** Exports of `support` for other capabilities of the gateway. */
export {
  answerFeedback,
  closeFeedback,
  IllegalFeedbackState,
  lockedFeedback,
  recordRead,
} from './feedback/answer-feedback.ts'
export { storeFeedback } from './feedback/send-feedback.ts'
export { answersTo } from './feedback/show-feedback.ts'
export type { FeedbackRow } from './feedback/show-feedback.ts'
export { beginConversation, conversationOf, visitorHash } from './chat/conversations.ts'
export { closeConversation, lockedConversation, addPlayerMessage, addServiceMessage } from './chat/add-message.ts'
export { deleteSupportData } from './delete-member-data.ts'
export type { Hours, Shift } from './hours.ts'
export { supportRoutes } from './routes.ts'
export { putSettings, settingsOf } from './settings.ts'
export { unreadCounts, visitorUnreadCounts } from './unread-counts.ts'
