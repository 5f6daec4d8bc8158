// Where we are: `/`, `/new/<game>`, `/tables/<id>`, `/tables/<id>/replay#<n>`, `/rooms/<id>`, `/rules/<game>#<rule>`, `/cards/<game>#<card>`.

/** A part of an address as it was meant; what cannot be read stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    const look = () => {
      this.path = location.pathname;
      this.hash = decoded(location.hash.slice(1));
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(url: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.path = location.pathname;
    this.hash = decoded(location.hash.slice(1));
  }
}

export const place = new Place();

/** Links within the page change the place without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  place.go(link.href);
}
