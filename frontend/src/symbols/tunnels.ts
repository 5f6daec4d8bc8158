// What stands in tunnels, as the map draws it and the legend shows it, and a skull for all that is mere ornament: round the middle, some 50 wide and high.

export const tunnels = {
  monster:
    '<path d="M-24 6C-26-12-14-20 0-18 14-20 26-12 24 6 20 18 12 19 0 19S-20 18-24 6z" fill="#0a0508" stroke="#e8503a" stroke-width="2.500"/><path d="M-16-12C-27-15-29-26-22-33-22-24-14-21-6-18zM16-12C27-15 29-26 22-33 22-24 14-21 6-18z" fill="#f3dfb4" stroke="#0a0508" stroke-width="2.500"/><path d="M-18-5C-12-9-6-7-3 1-9 6-16 4-18-5zM18-5C12-9 6-7 3 1 9 6 16 4 18-5z" fill="#ffd23f"/><path d="M-11-5h3v8h-3zM8-5h3v8H8z" fill="#0a0508"/><path d="M-11 9h22l-3 6-3-5-2 5-3-5-3 5-2-5-3 5z" fill="#fff4dc"/>',
  lock: '<path d="M-25 25V-4C-25-34 25-34 25-4v29z" fill="#0d0908"/><path d="M-25 25V-4C-25-34 25-34 25-4v29h-7V-3C18-25-18-25-18-3v28z" fill="#6c6a70"/><path d="M-25 25V-4C-25-20-14-27-2-27c-9 4-16 10-16 24v28z" fill="#b9b4b0"/><path d="M-13 25V-14h4v39zM-3 25V-20h5v45zM9 25V-15h4v40zM-18-4h36v4h-36zM-18 12h36v4h-36z" fill="#a9b6c0"/><g transform="translate(-13 -8)scale(1.100)"><path d="M5 10V8C5-1 19-1 19 8v2h-3V8.500c0-5.500-8-5.500-8 0V10z" fill="#dfe6ea"/><rect x="2" y="10" width="20" height="15" rx="2.500" fill="#4d2b08"/><rect x="3" y="11" width="18" height="13" rx="2" fill="#e6ac35"/><path d="M12 13a2.400 2.400 0 0 1 1.300 4.400l.6 3.600h-3.800l.6-3.600A2.400 2.400 0 0 1 12 13z" fill="#33210a"/></g>',
  stairs:
    '<path d="M-26 22V10h13V-1h13v-11h13v-11h13v45z" fill="#120b08"/><path d="M-23 20v-8h13V1H3v-11h13v-11h8v41z" fill="#6c6a70"/><path d="M-23 12h13v4h-13zM-10 1H3v4h-13zM3-10h13v4H3zM16-21h8v4h-8z" fill="#b9b4b0"/><rect x="-26" y="-26" width="30" height="30" rx="5" fill="#4d3303"/><rect x="-24" y="-24" width="26" height="26" rx="4" fill="#f0c244"/><text x="-11" y="-1.500" fill="#2a1a04" stroke="none" font-size="28" font-weight="700" text-anchor="middle">2</text>',
  arrow:
    '<path d="M-36-20L-18 0-36 20H-22L-4 0-22-20zM-15-20L3 0-15 20H-1L17 0-1-20zM6-20L24 0 6 20H20L38 0 20-20z" fill="#f3e3c0" stroke="#1a0f0a" stroke-width="3"/>',
  ornament:
    '<path d="M0-26C16-26 25-15 25-3 25 6 20 11 14 13V24H-14V13C-20 11-25 6-25-3-25-15-16-26 0-26z" fill="#e8dcc0" stroke="#1a0f0a" stroke-width="3"/><path d="M-16-3a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0zM3-3a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0zM0 6l4 7h-8z" fill="#1a0f0a"/>',
} as const;
