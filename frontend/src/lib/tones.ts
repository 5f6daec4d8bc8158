// The sounds themselves: notes, struck and fading. They come when somebody wants to hear them.

/** Notes as [Hz, begins at s, lasts s, loudness]. */
type Note = readonly [number, number, number, number];

const voices = {
  /** Somebody else has done something. */
  step: [[330, 0, 0.12, 0.05]],
  /** It is your turn. */
  turn: [
    [523, 0, 0.35, 0.12],
    [784, 0.14, 0.5, 0.1],
  ],
  /** A big moment begins. */
  scene: [
    [98, 0, 0.7, 0.25],
    [65, 0.12, 0.9, 0.25],
  ],
  /** All is over. */
  end: [
    [392, 0, 0.4, 0.1],
    [523, 0.16, 0.4, 0.1],
    [659, 0.32, 0.7, 0.1],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Voice = keyof typeof voices;

let context: AudioContext | undefined;

export function play(voice: Voice): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined); // until somebody has touched the page
  for (const note of voices[voice]) sound(context, note);
}

/** Struck and fading, like wood. */
function sound(context: AudioContext, [pitch, at, length, loudness]: Note): void {
  const begin = context.currentTime + at;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
