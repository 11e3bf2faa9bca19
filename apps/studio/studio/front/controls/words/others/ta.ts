import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'பந்தயம்',
  lowerBet: 'பந்தயத்தைக் குறை',
  raiseBet: 'பந்தயத்தைக் கூட்டு',
  win: 'வெற்றி',
  standsIn: '{title} க்குப் பதிலான சோதனை விளையாட்டு.',
  bigWin: 'பெரிய வெற்றி',
  greatWin: 'அருமையான வெற்றி',
  hugeWin: 'மாபெரும் வெற்றி',
  betInstead: 'பதிலாக {amount} வை',
  resumed: 'இது நீங்கள் முடிவுவரை பார்க்காத சுற்று.',
  figures: 'புள்ளிவிவரங்கள்',
  returnToPlayer: 'ஆட்டக்காரருக்குத் திரும்புவது (RTP)',
  hitRate: 'வெற்றி உள்ள சுற்றுகள்',
  volatility: 'ஏற்ற இறக்கம்',
  'volatility-low': 'குறைவு (திட்ட விலக்கம் பந்தயத்தின் {deviation}×)',
  'volatility-medium': 'நடுத்தரம் (திட்ட விலக்கம் பந்தயத்தின் {deviation}×)',
  'volatility-high': 'அதிகம் (திட்ட விலக்கம் பந்தயத்தின் {deviation}×)',
  largestWin: 'ஒரு சுற்றின் அதிகபட்ச வெற்றி',
  timesBet: 'பந்தயத்தின் {times}×',
  interrupted: 'இணைப்பு துண்டித்தால் சுற்று நீங்கள் இல்லாமலே முடிக்கப்பட்டு, வென்ற பணம் தரப்படும். திரும்பி வரும்போது அதைப் பார்க்கலாம்.',
}
