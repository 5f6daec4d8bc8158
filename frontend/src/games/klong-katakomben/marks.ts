// The signs of the catacombs, each on a field of 24 × 24, in the manner of `symbols/marks.ts`.

export const marks = {
  footprints:
    '<rect x=".2" y="3.200" width="23.600" height="17.600" rx="4" fill="#3a2503"/><rect x="1.400" y="4.400" width="21.200" height="15.200" rx="3" fill="#f0c244"/><path transform="translate(12 12)scale(.58)" d="M-14-3c0-6 3-8 5-7s2 6 1 9c0 2-6 2-6-2zM-13.500 5c2 1 4 1 5.500 0 1 4-5 5-5.500 0zM-5-6c1-4 4-5 5-3s1 6-1 8-5 0-4-5zM-5 4.500c2 1.500 3.500 1.500 5 1 0 4-5 3-5-1z" fill="#4d3303"/><path d="M14.200 9.900c.1-2 1.500-3.200 3.400-3.200s3.300 1.200 3.300 2.900c0 1.200-.6 2-1.800 3.200L17 15h4v2h-6.900v-1.700l3.500-3.500c.8-.8 1.100-1.300 1.100-1.900 0-.7-.5-1.200-1.200-1.200s-1.200.5-1.300 1.300z" fill="#2a1a04"/>',
  pick: '<circle cx="12" cy="12" r="11.2" fill="#0e2a22"/><circle cx="12" cy="12" r="9.8" fill="#1f6b58"/><path d="M12 2.2A9.8 9.8 0 0 0 2.2 12H12z" fill="#37917a"/><path d="M6 18l7.5-7.5M13.5 10.5l3 .8 1-3.3m-4 2.5l-2-2.7 3-1.6" fill="none" stroke="#fff1b8" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ghost:
    '<path d="M3.5 23C2 11 4 1 12 .8 20 1 22 11 20.5 23l-3-2.5L15 23l-3-2.5L9 23l-2.5-2.5z" fill="#17382a"/><path d="M5 20.5C4 11 6 2.5 12 2.3 18 2.5 20 11 19 20.5l-1.6-1.3-2.6 2.3-2.8-2.3-2.8 2.3-2.6-2.3z" fill="#d6ffe2"/><path d="M8 9c0-3 3-3 3 0s-3 3.5-3 0zM13 9c0-3 3-3 3 0s-3 3.5-3 0zM10.5 14c.5-1.5 2.5-1.5 3 0 .2 2.5-3.2 2.5-3 0z" fill="#12402a"/>',
  prisoner:
    '<rect x="1" y="1" width="22" height="22" rx="4" fill="#23202a"/><circle cx="12" cy="9.5" r="4" fill="#e9b48a"/><path d="M4.5 22c0-10 15-10 15 0z" fill="#e08a3a"/><path d="M5 1.5h2v21H5zM11 1.5h2v21h-2zM17 1.5h2v21h-2z" fill="#c5ced6"/>',
  tile: '<rect x="1" y="1" width="22" height="22" rx="4" fill="#120e1a"/><rect x="2.3" y="2.3" width="19.4" height="19.4" rx="3" fill="#5b4680"/><path d="M8 2.3V9H2.3M16 21.7V15h5.7M8 9h8V2.3M8 9v6h8M8 15v6.7" fill="none" stroke="#120e1a" stroke-width="4.4"/><path d="M8 2.3V9H2.3M16 21.7V15h5.7M8 9h8V2.3M8 9v6h8M8 15v6.7" fill="none" stroke="#d9cfee" stroke-width="1.8"/>',
  portal:
    '<path d="M2 23.5V11C2-3 22-3 22 11v12.5z" fill="#140a26"/><path d="M3.5 22.5V11c0-12 17-12 17 0v11.5h-3.7V11.5c0-6.5-9.6-6.5-9.6 0v11z" fill="#8d84aa"/><path d="M7.2 22.5v-11c0-6.5 9.6-6.5 9.6 0v11z" fill="#3a1b66"/><path d="M12 10.5c4.5 0 5 8 .4 8.6-4 0-4-5.5-.4-5.5 2.2 0 2.2 3 .4 3" fill="none" stroke="#c8ffb0" stroke-width="1.7" stroke-linecap="round"/>',
  wayshrine:
    '<path d="M4 23.5h16l-2-4.5H6z" fill="#160f1c"/><path d="M6.5 20L8.5 5 12 .5 15.5 5l2 15z" fill="#160f1c"/><path d="M8 19.5L9.7 5.5 12 2.5v17z" fill="#b0a6c8"/><path d="M12 2.5l2.3 3L16 19.5h-4z" fill="#6a6184"/><path d="M12 6l2 3.2-2 3.2-2-3.2zM11.4 13.5h1.2v1.6h1.4v1.2h-1.4v2h-1.2v-2H10v-1.2h1.4z" fill="#c8ffb0"/>',
} as const;
