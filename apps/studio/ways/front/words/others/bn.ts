import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'রিস্পিন হলে থামুন',
  paytableNote: '{bet} বাজিতে এক পথের পেমেন্ট',
  wildRule: 'তারা ছাড়া সব প্রতীকের বদলে বসে। রিল 2, 3 ও 4-এ; পুরো রিলে ছড়ায়।',
  scatterRule: 'যেকোনো জায়গায় দেয়।',
  ways: '243 পথ',
  waysRule: 'প্রতীক বাঁ দিক থেকে পাশাপাশি রিলে থাকলে যেকোনো সারিতে দেয়। প্রতিটি পথ দেয়; সব যোগ হয়।',
  respins: 'ওয়াইল্ড রিল ও রিস্পিন',
  respinsRule:
    'ওয়াইল্ড এলে তার পুরো রিল ওয়াইল্ড হয়ে থেমে থাকে, অন্যগুলো বিনামূল্যে আবার ঘোরে। প্রতিটি নতুন ওয়াইল্ড রিল আরও একটি রিস্পিন দেয়: সর্বোচ্চ তিন।',
  respin: 'রিস্পিন',
  respinsDone: 'ওয়াইল্ড রিল থেকে পেলেন',
  respinEvery: 'রিস্পিন, গড়ে একবার এত রাউন্ডে',
  toldWays_one: '{times} × {symbol}, {count}টি পথ',
  toldWays_other: '{times} × {symbol}, {count}টি পথ',
  toldRespins: 'রিস্পিন',
  toldRespinsWon: 'রিস্পিনে জিতেছেন',
  toldNothing: 'কোনো পথ দেয়নি',
}
