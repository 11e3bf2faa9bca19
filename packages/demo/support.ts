import type { FeedbackKind } from '@ante/contract/support/feedback.ts'

interface DemoFeedback {
  /** Unique key, so that repeated seeding creates the feedback only once. */
  key: string
  account: string
  kind: FeedbackKind
  content: string
  answer: string
  /** Age of the message and of its answer, in hours. */
  sentHoursAgo: number
  answeredHoursAgo: number
}

interface DemoMessages {
  from: 'player' | 'service'
  text: string
  minutesAgo: number
}

/** A player's feedback with its answer, the same at each demo merchant. */
export const feedback: DemoFeedback = {
  key: 'demo-feedback',
  account: 'player01',
  kind: 'GAME',
  content: 'I mostly play on the bus. Could the lobby remember the games I opened last?',
  answer: 'It does now. Your recently played games are in the lobby, below your favourites. Thank you for the idea!',
  sentHoursAgo: 50,
  answeredHoursAgo: 26,
}

/** A player's chat with customer service, the first message first. */
export const conversation: { account: string; messages: DemoMessages[] } = {
  account: 'player01',
  messages: [
    { from: 'player', text: 'Good evening! How long does a withdrawal to my bank usually take?', minutesAgo: 245 },
    {
      from: 'service',
      text: 'Good evening! Most withdrawals arrive within half an hour. You can follow each step under Withdrawals.',
      minutesAgo: 243,
    },
    { from: 'player', text: 'Found it, thank you.', minutesAgo: 240 },
  ],
}

/** English snippets of the demo's customer service, by name. */
export const snippets: readonly (readonly [code: string, text: string])[] = [
  ['hello', 'Hello {account}, thank you for writing to us. How can I help?'],
  [
    'deposit',
    'Your deposit is credited as soon as the bank reports it, usually within ten minutes. Please send the receipt here.',
  ],
  ['withdrawal', 'Withdrawals are reviewed within a few hours. You can follow yours under Members › Withdrawals.'],
  ['wager', 'Your bonus has a turnover requirement. The page Reward centre shows how much is left.'],
  ['bye', 'You are welcome, {account}. Have a good day.'],
]
