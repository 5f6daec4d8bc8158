// Tells a list that scrolls whether more of it follows below: then it is `further`.

const least = 8; // px that count as more

export function further(node: HTMLElement): void {
  const look = (): void => {
    node.classList.toggle("further", node.scrollHeight - node.scrollTop - node.clientHeight > least);
  };
  new MutationObserver(look).observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", look, { passive: true });
  look();
}
