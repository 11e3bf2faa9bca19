import { msg } from '@lingui/core/macro'

/** Texts of refused calls about customer service, which are loaded with its page. */
export const supportRefusals = {
  'support.case.not_found': msg`This case doesn't exist at this merchant.`,
  'support.case.taken': msg`A colleague has this case now. Look who has it before you answer, or take it over by a transfer.`,
  'support.case.not_answerable': msg`The player can't be answered here any more: the feedback is closed, or the trial has ended.`,
  'support.case.new_message': msg`The player has written meanwhile. Read the message, then resolve the case.`,
  'support.case.resolved': msg`The case is resolved already. Reopen it first.`,
  'support.assignee.not_found': msg`This person or role may not answer players of this merchant. Choose another.`,
  'support.snooze.time': msg`Choose a time within the next 30 days.`,
  'support.snippet.changed': msg`A colleague has changed this snippet meanwhile. Open it again, and repeat your change.`,
  'support.snippet.limit': msg`There are too many snippets in this language. Delete one first.`,
  'support.snippet.placeholder': msg`The only placeholder is the one for the account. Remove or correct the others.`,
  'support.settings.changed': msg`A colleague has changed these settings meanwhile. Reload the page, and repeat your change.`,
  'support.language.unknown': msg`The site doesn't have this language.`,
  'picture.not.found': msg`The picture doesn't exist any more.`,
  'interaction.draft.not_found': msg`This begun interaction doesn't exist at this merchant.`,
  'interaction.draft.closed': msg`A colleague has recorded or dismissed this already.`,
}
