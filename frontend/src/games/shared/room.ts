/**
 * The width of the scrollbar beside a table.  Whoever lays a table out by its width counts it in: else a layout that is
 * scrolled keeps itself narrow, though all of the other one would be in sight.
 */
export function scrollbar(table: HTMLElement | undefined): number {
  const scrolled = table?.closest<HTMLElement>(".scroll");
  return scrolled ? scrolled.offsetWidth - scrolled.clientWidth : 0;
}
