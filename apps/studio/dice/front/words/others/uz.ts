import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Tashlash',
  under: '{edge} dan past',
  over: '{edge} va yuqori',
  chanceToWin: 'Yutish ehtimoli',
  lessLikely: 'Ehtimoli kam, toʻlovi koʻp',
  moreLikely: 'Ehtimoli koʻp, toʻlovi kam',
  rolled: '{number} tushdi',
  howRoll:
    '00.00 dan 99.99 gacha, 10 000 tomonli zar bir marta tashlanadi. U chizigʻingizdan pastga tushadimi yoki yuqorigami va buning ehtimoli qancha — siz aytasiz.',
  howPrice:
    'Koeffitsiyent — 99% ning ehtimolga boʻlingani. Shu koeffitsiyent har qanday tikishda butun sent beradigan ehtimolnigina tanlash mumkin.',
  howDraw: 'Tashlash natijasi — 10 000 dan kichik birinchi son; uning oxirgi ikki raqami nuqtadan keyin turadi.',
}
