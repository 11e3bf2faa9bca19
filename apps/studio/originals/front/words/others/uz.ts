import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Yutuq',
  returnToPlayer: 'Qaytim',
  interrupted: 'Aloqa uzilsa, raund sizsiz yakunlanadi va yutugʻi toʻlanadi. Qaytib kelganingizda uni koʻrasiz.',
  play: 'Oʻynash: {stake}',
  playing: 'Oʻynalmoqda',
  soon: 'Keyingi raund bir ozdan soʻng',
  mayWin: '{amount} yutishingiz mumkin',
  howToPlay: 'Qanday oʻynaladi',
  returns: 'Nima qaytadi',
  returnExact:
    'Nima tanlasangiz ham, barcha tikishlarning roppa-rosa 99% qismi yutuq boʻlib qaytadi. Hech narsa yaxlitlanmaydi.',
  limits: 'Limitlar',
  stakesFromTo: 'Tikishlar: {least} dan {most} gacha.',
  largestWin: 'Raundning eng katta yutugʻi — tikishdan ×{times}, yaʼni eng katta tikishda {amount}.',
  pace: 'Raund kamida {seconds} soniya davom etadi. Rasmni bossangiz, natija darhol koʻrinadi.',
  interruptions: 'Biror narsa uzilsa',
  fairness: 'Halollik',
  algorithm:
    'Kaliti server sidi boʻlgan HMAC-SHA-256 “mijoz sidi:raund raqami:blok” ustida 32 bitli soʻzlar beradi. Chegaradan kichik son keyingi soʻzning chegaraga boʻlingandagi qoldigʻidir; kichik sonlarga ustunlik beradigan soʻz tashlab ketiladi.',
  seedsGive: 'Sidlar beradi: {numbers}',
  roundWas: 'Yaʼni: {result}.',
  price: 'Toʻlov',
  chance: 'Ehtimol',
  toldResult: 'Natija',
}
