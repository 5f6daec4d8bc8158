// Signs in their own colours, each on a field of 24 × 24: the shapes of the rulebook, readable at 16 px and without colour.

/** What is inside the field. */
export const marks = {
  skill:
    '<path d="M12 .8L23.2 12 12 23.2.8 12z" fill="#123a86"/><path d="M12 2.6L21.4 12 12 21.4 2.6 12z" fill="#2f6fd0"/><path d="M12 2.6L2.6 12H12z" fill="#67a2f2"/><path d="M12 5.5l1.7 4.8L18.5 12l-4.8 1.7L12 18.5l-1.7-4.8L5.5 12l4.8-1.7z" fill="#fff"/>',
  sword:
    '<circle cx="12" cy="12" r="11.2" fill="#5e0d14"/><circle cx="12" cy="12" r="9.8" fill="#b8262c"/><path d="M12 2.2A9.8 9.8 0 0 0 2.2 12h9.8z" fill="#d9504a"/><path d="M17.8 5.2l.9 0 .1 1-7.3 8.4 1.4 1.4-1.2 1.2-1.8-1.8-2.6 2.8-1.2-1.2 2.8-2.6-1.8-1.8 1.2-1.2 1.4 1.4z" fill="#fff"/>',
  boot: '<rect x=".8" y=".8" width="22.4" height="22.4" rx="4" fill="#6b4a05"/><rect x="2.2" y="2.2" width="19.6" height="19.6" rx="3" fill="#e3b02e"/><path d="M5.2 2.2H21.8L2.2 21.8V5.2a3 3 0 0 1 3-3z" fill="#f5cf5f"/><path d="M7.2 4.8h5.6l.6 6.6c2.2 1 5.2 1.2 5.2 4.4H7.2zM7 17h11.8v2.2H7z" fill="#33210a"/>',
  gold: '<circle cx="12" cy="12" r="11" fill="#6d4708"/><circle cx="12" cy="12" r="9.6" fill="#e6ac35"/><path d="M12 2.4A9.6 9.6 0 0 0 2.4 12h2.8A6.8 6.8 0 0 1 12 5.2z" fill="#fff0b5"/><path d="M12 6l1.8 4 4.2.4-3.2 2.8 1 4.2-3.8-2.2-3.8 2.2 1-4.2L6 10.4l4.2-.4z" fill="#7a4f0a"/>',
  noise:
    '<path d="M12 .4l2.4 4.4L19 2.8l-.4 5 5 1-3.2 3.8 3 4-5 .8.2 5.2-4.6-2.2L11.6 24l-2.8-4.2-4.8 1.8.6-5L.4 14.8 4 11.2 1.2 7.2l5-.6L6.4 1.4l4.2 2.6z" fill="#6d1660"/><path d="M12 4l1.5 3 3.2-1.2-.3 3.4 3.3.8-2.1 2.5 1.9 2.8-3.3.6.1 3.4-3.1-1.5-1.8 2.7-2-2.6-3.2 1.2.4-3.4-3.2-1 2.4-2.4-2-2.7 3.4-.5.2-3.4 2.9 1.7z" fill="#e07ad2"/><path d="M8.5 13.8a3.5 3.5 0 0 1 7 0l1 1.5h-9zM10.8 16h2.4a1.2 1.2 0 0 1-2.4 0zM11.3 9h1.4v1.6h-1.4z" fill="#3b0a35"/>',
  heart:
    '<path d="M12 22.5C2 15.5-.5 10.5 1.5 6 3.5 1.5 9.5 1.2 12 6c2.5-4.8 8.5-4.5 10.5 0 2 4.5-.5 9.5-10.5 16.5z" fill="#7c1020"/><path d="M12 20.2C3.8 14.4 1.6 10.2 3.1 6.7 4.7 3.4 9.8 3.3 12 8.4c2.2-5.1 7.3-5 8.9-1.7 1.5 3.5-.7 7.7-8.9 13.5z" fill="#e5445a"/><path d="M4.5 9.5C4 7 5.5 5.3 7.6 5.3c-1.5 1-2.2 2.2-3.1 4.2z" fill="#ffc2c2"/>',
  draw: '<rect x="6.5" y="1" width="15" height="20" rx="2" fill="#20405f"/><rect x="2.5" y="3" width="15" height="20" rx="2" fill="#0f2236"/><rect x="3.7" y="4.2" width="12.6" height="17.6" rx="1.2" fill="#f6ecd4"/><path d="M10 7.5l4 4.5h-2.5v6h-3v-6H6z" fill="#20405f"/>',
  dragon:
    '<circle cx="12" cy="12" r="11.4" fill="#3d0608"/><path d="M20.5 21c.6-6-.6-11.6-6.8-14L10 3.5l.6 3C6.8 6.3 4.5 8 3 11.2l-.8 3 1.2 1.8 5.5.9c2 .4 3 2 2.9 4.1z" fill="#ff7a4a"/><path d="M14 6.5c.6-3 2.4-4.5 5.4-5-1.4 1.8-2 3.8-1.8 6z" fill="#ffd08a"/><path d="M7.8 11.4c1.2-1.2 2.6-1.3 4-.9-.8 1.5-2.6 2-4 .9z" fill="#3d0608"/>',
  danger:
    '<path d="M12 1.2L23.4 21.8H.6z" fill="#2a1500"/><path d="M12 4.2l8.8 16H3.2z" fill="#ffb62e"/><path d="M10.7 9h2.6l-.5 6h-1.6zM10.8 16.3h2.4v2.4h-2.4z" fill="#2a1500"/>',
  teleport:
    '<path d="M2 23V11.5C2-2 22-2 22 11.5V23h-4.5V12C17.5 4 6.5 4 6.5 12v11z" fill="#6d46a6"/><path d="M12 8.5l1.5 4.5 4 1.5-4 1.5L12 20.5 10.5 16l-4-1.5 4-1.5z" fill="#e3c4ff"/>',
  lock: '<path d="M5 10V8C5-1 19-1 19 8v2h-3V8.5c0-5.5-8-5.5-8 0V10z" fill="#9aa9b5"/><rect x="3" y="10" width="18" height="13" rx="2.5" fill="#c48a1e"/><path d="M3 12.5A2.5 2.5 0 0 1 5.5 10H12v13H5.5A2.5 2.5 0 0 1 3 20.5z" fill="#efbd4f"/><path d="M12 13a2.2 2.2 0 0 1 1.2 4l.5 3h-3.4l.5-3A2.2 2.2 0 0 1 12 13z" fill="#33210a"/>',
  trash:
    '<rect x="3.5" y="1" width="15" height="20" rx="2" fill="#0f2236"/><rect x="4.8" y="2.3" width="12.4" height="17.4" rx="1.2" fill="#f6ecd4"/><path d="M7 6h8v1.6H7zM7 9h5v1.6H7z" fill="#8a7657"/><path d="M14.5 6.5c1.5 3.5 7.5 6 7 11.5-.3 3.5-3.3 5.5-6.5 5.5s-6.3-2-6.3-5.8c0-2.7 1.8-4 2.8-6.2.8 1 1 1.8 1.2 3 1.5-2 2-4.5 1.8-8z" fill="#b3261c"/><path d="M15.2 12.5c.8 2 3.8 3.2 3.5 6-.2 2-1.8 3.2-3.6 3.2s-3.6-1-3.6-3.2c0-1.5 1-2.3 1.5-3.3.5.5.6 1 .7 1.6.9-1 1.4-2.5 1.5-4.3z" fill="#ff9a2e"/>',
  bag: '<path d="M8 6c2 1 6 1 8 0 6 5 9 17 2 17H6C-1 23 2 11 8 6zM8 5C6 2 8 0 10 1.5 11-.3 13-.3 14 1.5 16 0 18 2 16 5z" fill="#5b2f86"/><path d="M8 6c1 .6 2.5.8 4 .8-4 4-5.5 11-4 16.2H6C-1 23 2 11 8 6z" fill="#8a5cc0"/>',
  quiet:
    '<circle cx="12" cy="12" r="11.2" fill="#0f3a33"/><circle cx="12" cy="12" r="9.8" fill="#2f8f7c"/><path d="M12 2.2A9.8 9.8 0 0 0 2.2 12H12z" fill="#57b8a4"/><path d="M7.5 14.2a4.5 4.5 0 0 1 9 0l1.3 1.8H6.200zM10.5 17h3a1.5 1.5 0 0 1-3 0zM11.2 7.600h1.600v2h-1.600z" fill="#f2fffb"/><path d="M4.5 5.800l1.6-1.6 13.4 13.4-1.6 1.600z" fill="#0f3a33"/><path d="M5.6 5.900l.8-.8 12 12-.8.8z" fill="#fff"/>',
} as const;

/** The plain shapes a price or a value is written on. */
export const grounds = {
  skill:
    '<path d="M12 .8L23.2 12 12 23.2.8 12z" fill="#0b2a66"/><path d="M12 2.8L21.2 12 12 21.2 2.8 12z" fill="#1f57b0"/><path d="M12 2.8L2.8 12H12z" fill="#336fc4"/>',
  sword:
    '<circle cx="12" cy="12" r="11" fill="#4d0a10"/><circle cx="12" cy="12" r="9.4" fill="#a51f27"/><path d="M12 2.6A9.4 9.4 0 0 0 2.6 12H12z" fill="#c4383a"/>',
  points:
    '<path d="M12 .6l2.7 2.6 3.7-.5.7 3.7 3.3 1.8-1.6 3.4 1.6 3.4-3.3 1.8-.7 3.7-3.7-.5L12 22.6 9.3 20l-3.7.5-.7-3.7L1.6 15l1.6-3.4-1.6-3.4 3.3-1.8.7-3.7 3.7.5z" fill="#7a4f0a"/><circle cx="12" cy="11.6" r="7.6" fill="#ffe7a0"/>',
} as const;
