// Signs of this game, in their own colours, each on a field of 24 × 24; those that other raids have too are drawn otherwise here.

const pod =
  '<path d="M12 .5c6 3 8.5 8 8.5 13.5V20h-17v-6C3.5 8.5 6 3.5 12 .5z" fill="#10202c"/><path d="M12 2.2C7 5 5 9.5 5 14v4.6h14V14C19 9.5 17 5 12 2.2z" fill="#cfc09f"/><path d="M12 2.2C7 5 5 9.5 5 14v4.6h4V14c0-4.5.8-9 3-11.8z" fill="#fbf4df"/><circle cx="12" cy="10.5" r="4.2" fill="#10202c"/><circle cx="12" cy="10.5" r="2.9" fill="#7fe8ff"/><path d="M7 20h10l-2 2.5-1.5-1L12 24l-1.5-2.5-1.5 1z" fill="#ffb62e"/>';
const ask =
  '<path d="M8.700 9.900C8.800 7.800 10.200 6.600 12.100 6.600s3.400 1.200 3.400 3c0 1.200-.6 1.900-1.600 2.600-.8.6-1.100 1-1.100 1.700v.2h-2v-.4c0-1.100.5-1.900 1.500-2.600.8-.6 1.100-.9 1.100-1.500s-.5-1.100-1.300-1.100-1.300.5-1.400 1.400zM10.700 15.300h2.200v2.200h-2.200z" fill="#fff"/>';
const minor = `<circle cx="12" cy="12" r="11.400" fill="#071526"/><circle cx="12" cy="12" r="9.900" fill="#3f7fb8"/><path d="M12 2.100A9.900 9.900 0 0 0 2.100 12H12z" fill="#7db9e6"/><circle cx="12" cy="12" r="7.200" fill="#0f2c4c"/>${ask}`;
const major = `<path d="M12 0l10.400 6v12L12 24 1.600 18V6z" fill="#1d0b30"/><path d="M12 1.800l8.900 5.100v10.200L12 22.200l-8.900-5.100V6.900z" fill="#8a4fc0"/><path d="M12 1.800L3.100 6.900v10.200L12 12z" fill="#b283e0"/><path d="M12 4.800l6.300 3.600v7.200L12 19.200l-6.300-3.600V8.400z" fill="#3a1658"/>${ask}`;

export const marks = {
  rebel:
    '<path d="M12 .5L22.5 4v9c0 5-4.5 8.5-10.5 10.5C6 21.5 1.5 18 1.5 13V4z" fill="#5a1d05"/><path d="M12 2.5L20.7 5.3V13c0 4-3.7 6.8-8.7 8.6C7 19.8 3.3 17 3.3 13V5.3z" fill="#e8742a"/><path d="M12 2.5L3.3 5.3V13c0 4 3.7 6.8 8.7 8.6z" fill="#ff9a4d"/><path d="M12 5l2 5 5-2-2.5 7H13v4h-2v-4H7.5L5 8l5 2z" fill="#fff6e4"/>',
  outlaw:
    '<path d="M12 .4L23.6 12 12 23.6.4 12z" fill="#0c1f10"/><path d="M12 2.6L21.4 12 12 21.4 2.6 12z" fill="#3d8a4a"/><path d="M12 2.6L2.6 12H12z" fill="#67b872"/><path d="M12 6c-3.8 0-6 2.6-6 5.4 0 2 1 3.2 2.4 3.9V18h7.2v-2.7c1.4-.7 2.4-1.9 2.4-3.9C18 8.6 15.8 6 12 6z" fill="#f6fbf0"/><path d="M8 11.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0zM12.2 11.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0zM10 15.5h1v2.5h-1zM13 15.5h1v2.5h-1z" fill="#0c1f10"/>',
  science:
    '<path d="M6 1.5h12L23.5 12 18 22.5H6L.5 12z" fill="#04303a"/><path d="M7 3.2h10L21.6 12 17 20.8H7L2.4 12z" fill="#1797ab"/><path d="M7 3.2h6L8 20.8H7L2.4 12z" fill="#4cc6d4"/><g fill="none" stroke="#fff" stroke-width="1.5"><ellipse cx="12" cy="12" rx="7.2" ry="2.8"/><ellipse cx="12" cy="12" rx="7.2" ry="2.8" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="7.2" ry="2.8" transform="rotate(120 12 12)"/></g><circle cx="12" cy="12" r="1.9" fill="#fff"/>',
  dragon:
    '<circle cx="12" cy="12" r="11.4" fill="#10151c"/><circle cx="12" cy="12" r="9.8" fill="#56677a"/><path d="M12 2.2A9.8 9.8 0 0 0 2.2 12H12z" fill="#8fa3b5"/><circle cx="12" cy="12" r="6.6" fill="#1a0406"/><circle cx="12" cy="12" r="4.8" fill="#ff3a22"/><circle cx="10.7" cy="10.7" r="1.9" fill="#ffe2b0"/>',
  monster:
    '<path d="M12 .6C5.4.6 2.4 5 2.4 10.4v4.400L.4 16.200v4.300l4.300.7L6.900 23.400h10.200l2.200-2.200 4.300-.7v-4.300l-2-1.400v-4.400C21.600 5 18.600.6 12 .6z" fill="#0b0f16"/><path d="M12 2.200C6.700 2.200 4 5.800 4 10.400v5.300l-2 1.400v2l3.500.6 2.100 2.200h8.800l2.100-2.200 3.500-.6v-2l-2-1.400v-5.300C20 5.800 17.300 2.200 12 2.200z" fill="var(--helm,#f2f5f7)"/><path d="M12 2.200c5.300 0 8 3.600 8 8.200v5.300l2 1.400v2l-3.500.6-2.100 2.200H12z" fill="var(--helm-shade,#b4c2cf)"/><path d="M4.800 8.400l5.600 2.500h3.200l5.600-2.500v4.800l-4.400 2.400H9.200l-4.400-2.400z" fill="#10151c"/><path d="M5.900 10.400l4.700 2-.4 1.500-4.300-2zM18.100 10.400l-4.700 2 .4 1.500 4.300-2z" fill="#ffb62e"/><path d="M8.600 17.200h6.800l-.9 3.300H9.500z" fill="#10151c"/><path d="M10.200 17.700h1v2.300h-1zM12.800 17.700h1v2.300h-1z" fill="#f2f5f7"/>',
  lock: '<path d="M2 23V7l6-6.5h8L22 7v16z" fill="#0b0f16"/><path d="M3.5 21.5V7.6L8.6 2h6.8l5.1 5.6v13.9z" fill="#5a6b7d"/><path d="M3.5 21.5V7.6L8.6 2H12v19.5z" fill="#a9b8c6"/><path d="M7.5 11V9.5c0-6 9-6 9 0V11h-2.3V9.6c0-3-4.4-3-4.4 0V11z" fill="#f2f6fa"/><rect x="6" y="10.5" width="12" height="9" rx="1.8" fill="#e6ac35" stroke="#3d2903" stroke-width="1.2"/><path d="M10.9 13h2.2l.6 4.5h-3.4z" fill="#33210a"/>',
  footprints:
    '<rect x=".5" y=".5" width="23" height="23" rx="4.5" fill="#3d2903"/><rect x="2" y="2" width="20" height="20" rx="3.5" fill="#f0c244"/><g fill="#2a1a04"><path d="M4 5h4.2l.5 6c1.6.8 3.5 1.1 3.5 3.3v.7H4zM4 16.3h8.2v2.2H4z"/><path d="M12.8 5H17l.5 6c1.6.8 3.5 1.1 3.5 3.3v.7h-8.2zM12.8 16.3H21v2.2h-8.2z"/></g>',
  arrow:
    '<path d="M1 3.5L9.5 12 1 20.5h6.4L16 12 7.4 3.5z" fill="#ffe9c0" stroke="#0b0f16" stroke-width="1.4"/><path d="M9.5 3.5L18 12l-8.5 8.5h5.3L23.3 12l-8.5-8.5z" fill="#ffe9c0" stroke="#0b0f16" stroke-width="1.4"/>',
  port: '<path d="M9.5 17h5l2 6h-9z" fill="#a9b8c6"/><rect x=".6" y="2.6" width="22.8" height="15.6" rx="2.6" fill="#06121c"/><rect x="1.8" y="3.8" width="20.4" height="13.2" rx="2" fill="#0e4a5e" stroke="#7ff0ff" stroke-width="1.2"/><path d="M5 7h7v1.6H5zM5 10h10v1.6H5zM5 13h5v1.6H5z" fill="#7ff0ff"/><path d="M16 12.5h3.5V15H16z" fill="#fff"/>',
  data: '<rect x="2" y="2" width="20" height="20" rx="4" fill="#06121c"/><rect x="3.6" y="3.6" width="16.8" height="16.8" rx="3" fill="#1c9fb4"/><path d="M3.6 6.6a3 3 0 0 1 3-3H12v16.8H6.6a3 3 0 0 1-3-3z" fill="#5fd6e4"/><path d="M8 6.5h8v4H8zM7.5 13h9v5.5h-9z" fill="#06121c"/><path d="M13 7.3h1.8v2.4H13z" fill="#e6fdff"/>',
  code: '<path d="M1 5h4v2.5H1zM1 10.7h4v2.5H1zM1 16.5h4V19H1zM19 5h4v2.5h-4zM19 10.7h4v2.5h-4zM19 16.5h4V19h-4z" fill="#e6ac35"/><rect x="3.5" y="2" width="17" height="20" rx="2.5" fill="#0c2a18"/><rect x="5" y="3.5" width="14" height="17" rx="1.6" fill="#2a8a52"/><path d="M12 6c2.7 0 4 1.7 4 4v1.5h1V18H7v-6.5h1V10c0-2.3 1.3-4 4-4zm0 2c-1.4 0-2 .8-2 2v1.5h4V10c0-1.2-.6-2-2-2z" fill="#eafff0"/>',
  telepad:
    '<path d="M5 17L8 2h8l3 15z" fill="#b98cff" opacity=".55"/><ellipse cx="12" cy="18" rx="11" ry="5" fill="#1a0f33"/><ellipse cx="12" cy="17" rx="10" ry="4.3" fill="#8a5be0"/><ellipse cx="12" cy="16.6" rx="6.3" ry="2.5" fill="#efe0ff"/><path d="M12 1.5l1.7 4.3L18 7.5l-4.3 1.7L12 13.5l-1.7-4.3L6 7.5l4.3-1.7z" fill="#fff"/>',
  hyperlift:
    '<rect x="2" y="1" width="20" height="22" rx="5" fill="#04222b"/><rect x="3.6" y="2.6" width="16.8" height="18.8" rx="4" fill="#1d93a8"/><path d="M3.6 6.6a4 4 0 0 1 4-4H12v18.8H7.6a4 4 0 0 1-4-4z" fill="#56d3e0"/><path d="M10.8 7v10L5.3 12zM13.2 7v10l5.5-5z" fill="#04222b"/>',
  gate: '<path d="M1 23V5l4-4h14l4 4v18h-5V7H6v16z" fill="#5a6b7d"/><path d="M1 23V5l4-4h4L6 7v16z" fill="#a9b8c6"/><path d="M6 9h12M6 13.5h12M6 18h12M6 22h12" stroke="#ff4a3a" stroke-width="2.2"/>',
  pod,
  mastery: pod, // who escapes here does so in a pod
  minor,
  major,
  secret: `<g transform="translate(-1 7)scale(.68)">${minor}</g><g transform="translate(8 0)scale(.68)">${major}</g>`,
  crystal:
    '<path d="M4 22L2.5 12 6 7.5l3 5zM20 22l1.5-9L18.5 9 15 13z" fill="#0d3a4c"/><path d="M12 .5l5 6.5-2 16.5H9L7 7z" fill="#0d3a4c"/><path d="M12 2.5l3.6 4.9L14 22h-4L8.4 7.4z" fill="#63cbd6"/><path d="M12 2.5V22h-2L8.4 7.4z" fill="#eafffb"/><path d="M4.8 20.5L3.8 12.3 6 9.6l1.7 3.2.6 7.7zM19.3 20.5l1-7.2-1.9-2.2-2.2 2.6-.5 6.8z" fill="#3fa6b8"/>',
  contraband:
    '<rect x="1.5" y="3.5" width="21" height="18.5" rx="2" fill="#2a150d"/><rect x="3" y="5" width="18" height="15.5" rx="1.2" fill="#99633a"/><path d="M3 5h7v15.5H4.2A1.2 1.2 0 0 1 3 19.3z" fill="#dda66a"/><path d="M1.5 3.5h21v4h-21zM1.5 18.5h21V22h-21z" fill="#4a5c70"/><path d="M12 8.5l5 8.5H7z" fill="#ffb62e" stroke="#2a1500" stroke-width="1"/><path d="M11.3 11h1.4l-.3 3h-.8zM11.3 14.8h1.4v1.3h-1.4z" fill="#2a1500"/>',
  medbay:
    '<rect x="1" y="2" width="22" height="20" rx="5" fill="#4a0d18"/><rect x="2.3" y="3.3" width="19.4" height="17.4" rx="4" fill="#fff"/><path d="M9.5 5.5h5v4h4v5h-4v4h-5v-4h-4v-5h4z" fill="#e5445a"/>',
  hunter:
    '<path d="M12 .5l10.5 5.5v12L12 23.5 1.5 18V6z" fill="#2a0505"/><path d="M12 2.3l8.8 4.5L12 11.3 3.2 6.8z" fill="#ff8a7a"/><path d="M3 8l8.3 4.3v9.4L3 17.3z" fill="#d8322a"/><path d="M21 8l-8.3 4.3v9.4l8.3-4.4z" fill="#8a1512"/>',
  blockade:
    '<rect x=".5" y="3" width="23" height="18" rx="3" fill="#0b0f16"/><path d="M2 4.5h20v15H2z" fill="#f0c244"/><path d="M2 19.5l7.5-15h5.7l-7.5 15zM13.5 19.5l7.5-15h1v9.5l-2.8 5.5zM2 8.5l2-4H2z" fill="#c22a22"/>',
  daze: '<path d="M12 1l1.6 4.6L18 7.2l-4.4 1.6L12 13.4l-1.6-4.6L6 7.2l4.4-1.6z" fill="#d9b8ff"/><path d="M2.5 14.5C2.5 9 21.5 9 21.5 14.5S2.5 20 2.5 14.5z" fill="none" stroke="#8a5be0" stroke-width="2.4"/><circle cx="5" cy="18.5" r="2.2" fill="#ffe08a"/><circle cx="19" cy="18.5" r="2.2" fill="#ffe08a"/><circle cx="12" cy="20.8" r="2.4" fill="#ffe08a"/>',
  multipass:
    '<path d="M1.500 4.500h21l-1 15.500H.8z" fill="#3a150c"/><path d="M3 6h18l-.8 12.500H2.400z" fill="#d0743a"/><path d="M3 6h8L9.500 18.500H2.400z" fill="#ffc98a"/><path d="M13 8h6.500l-.3 5H12.800z" fill="#10202c"/><path d="M14 9h4.400l-.2 3h-4.300z" fill="#a8fbff"/><path d="M4.600 8.500h4.500v3.300H4.400zM4.300 13.500h6v1.500h-6z" fill="#8a3c1c"/>',
} as const;
