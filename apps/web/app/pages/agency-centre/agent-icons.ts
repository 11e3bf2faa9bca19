/** Icons of the agency centre, with the icon family's single stroke, 24 units wide. Each is SVG path data. */
export const agentIcons = {
  profit: 'M4 20h16M6.5 20v-6M12 20V8.5M17.5 20V4M4.5 9l4-3.5 3 2 4-4',
  dividend: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5H12zM15.5 3.8a8.5 8.5 0 0 1 4.7 4.7h-4.7z',
  contract:
    'M7 3.5h7L18.5 8v11A1.5 1.5 0 0 1 17 20.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM14 3.5V8h4.5M8.5 12h7M8.5 16h4',
  hours: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  share:
    'M7 3.5h10A1.5 1.5 0 0 1 18.5 5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM9 15l6-6M9.4 9.3v.1M14.6 14.6v.1',
  announcements: 'M4 10v4h3l9 4.5v-13L7 10zM7 14l1.5 5.5M19 9.5a4 4 0 0 1 0 5',
  envelope:
    'M7 3.5h10A1.5 1.5 0 0 1 18.5 5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM5.5 8c2 2.4 4 3.5 6.5 3.5s4.5-1.1 6.5-3.5M12 9.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  home: 'M4 10.5L12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5V14h5v6.5',
} as const
