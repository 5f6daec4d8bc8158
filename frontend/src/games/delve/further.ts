// Tells a list that scrolls whether more of it follows below: then it is `further`, and `named` where its last line names that.

import "./further.css";

const least = 8; // px that count as more

/** `tight`: told that not all of it finds room, even before anybody scrolls. */
export function further(node: HTMLElement, tight?: () => void): void {
  const look = (): void => {
    if (node.scrollHeight - node.clientHeight > least) tight?.();
    const more = node.scrollHeight - node.scrollTop - node.clientHeight > least;
    const heading = [...node.querySelectorAll("p")].at(-1)?.getBoundingClientRect();
    node.classList.toggle("further", more);
    node.classList.toggle("named", more && !!heading && heading.bottom > node.getBoundingClientRect().bottom - least);
  };
  new MutationObserver(look).observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", look, { passive: true });
  look();
}
