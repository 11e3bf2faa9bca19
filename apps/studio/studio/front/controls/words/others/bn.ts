import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'বাজি',
  lowerBet: 'বাজি কমান',
  raiseBet: 'বাজি বাড়ান',
  win: 'জয়',
  standsIn: '{title}-এর বদলে স্যান্ডবক্সের একটি খেলা।',
  bigWin: 'বড় জয়',
  greatWin: 'দারুণ জয়',
  hugeWin: 'বিশাল জয়',
  betInstead: 'বদলে {amount} বাজি ধরুন',
  resumed: 'এই রাউন্ডটি আপনি শেষ পর্যন্ত দেখেননি।',
  figures: 'সংখ্যা',
  returnToPlayer: 'খেলোয়াড়কে ফেরত (RTP)',
  hitRate: 'জয়ের রাউন্ড',
  volatility: 'অস্থিরতা',
  'volatility-low': 'কম (আদর্শ বিচ্যুতি বাজির {deviation}×)',
  'volatility-medium': 'মাঝারি (আদর্শ বিচ্যুতি বাজির {deviation}×)',
  'volatility-high': 'বেশি (আদর্শ বিচ্যুতি বাজির {deviation}×)',
  largestWin: 'এক রাউন্ডের সর্বোচ্চ জয়',
  timesBet: 'বাজির {times}×',
  interrupted: 'সংযোগ কেটে গেলে রাউন্ডটি আপনাকে ছাড়াই শেষ হয় এবং জেতা টাকা দেওয়া হয়। ফিরে এলে তা দেখতে পাবেন।',
}
