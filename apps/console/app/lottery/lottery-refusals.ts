import { msg } from '@lingui/core/macro'

/** Texts of refused calls about lotteries, which are loaded with the pages of the lottery. */
export const lotteryRefusals = {
  'lottery.not.found': msg`This lottery doesn't exist.`,
  'lottery.draw.not.found': msg`This draw doesn't exist. Check its number.`,
  'lottery.draw.not.awaited': msg`The draw doesn't await a result any more, or isn't due yet. Close this, and look at it again.`,
  'lottery.draw.by.house': msg`The gateway draws this lottery. Its results can't be entered.`,
  'lottery.result.invalid': msg`This isn't a result of this lottery. Check the count and the range of the numbers.`,
  'lottery.entry.own': msg`You've entered another result in this attempt. A second person must enter the result now.`,
  'lottery.entry.stale': msg`The entries have changed meanwhile. Close this, and look at the draw again.`,
  'lottery.preview.impossible': msg`The draw has another state meanwhile. Close this, and look at it again.`,
  'lottery.request.waiting': msg`A request for this draw awaits another person already.`,
}
