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
export { endSupportData } from './end-support-data.ts'
export { closeFlag, lockedFlag, openFlagOf } from './inbox/care-flags.ts'
export { careWordsOf, putCareWords } from './inbox/care-words.ts'
export { caseOf, changeCase, kindOf, lockedCase, notifyOfCase, wakeSnoozed } from './inbox/cases.ts'
export type { Case } from './inbox/cases.ts'
export {
  answerCase,
  isAnswerable,
  lastPlayerMessage,
  markCaseRead,
  reopenCase,
  resolveCase,
} from './inbox/change-case.ts'
export { addSnippet, changeSnippet, lockedSnippet, removeSnippet, snippetCount, snippetsOf } from './inbox/snippets.ts'
export type { SnippetRow } from './inbox/snippets.ts'
export { deleteViewers, watchCase } from './inbox/viewers.ts'
export { supportPicture, findPictures } from './pictures/pictures.ts'
export type { Hours, Shift } from './hours.ts'
export { supportRoutes } from './routes.ts'
export { supportJobs } from './jobs.ts'
export { lockedSettings, putSettings, settingsOf } from './settings.ts'
export { unreadCounts, visitorUnreadCounts } from './unread-counts.ts'
