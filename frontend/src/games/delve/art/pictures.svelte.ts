// The pictures of the game on the table. They come after the first question can be answered, and all at once.

import { painted } from "../../../lib/after.ts";

/** What a game's file of pictures holds. */
export interface Drawn {
  /** Drawings and skies that pictures refer to. */
  readonly sprite: string;
  readonly cards: Readonly<Record<string, { readonly mood: string; readonly shapes: string }>>;
  readonly tokens: Readonly<Record<string, string>>;
}

export type Fetch = () => Promise<{ default: Drawn }>;

const room = "http://www.w3.org/2000/svg";
const sheet = "art-sprite";

class Pictures {
  drawn = $state.raw<Drawn>();
  #asked: Fetch | undefined;

  /** Asks for them once; a game without them is played with signs alone. */
  async fetch(fetch: Fetch | undefined): Promise<void> {
    if (!fetch || this.#asked === fetch) return;
    this.#asked = fetch;
    await painted();
    try {
      const { default: drawn } = await fetch();
      lay(drawn.sprite);
      this.drawn = drawn;
    } catch {
      this.#asked = undefined; // perhaps the next time
    }
  }

  card = (card: string) => this.drawn?.cards[card];
  token = (token: string) => this.drawn?.tokens[token];
}

/** Puts the drawings into the page, where every picture finds them. */
function lay(sprite: string): void {
  const svg = document.getElementById(sheet) ?? document.createElementNS(room, "svg");
  svg.id = sheet;
  svg.setAttribute("class", "art");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute"; // it takes no line of the page
  svg.innerHTML = `<defs>${sprite}</defs>`;
  document.body.append(svg);
}

export const pictures = new Pictures();
