/** The distances from a touch at which routes are searched, in pixels. */
const REACH = [8, 15, 22];
const DIRECTIONS = 12;

/** The element that draws a route; the last one, as a replay covers the table. */
export function elementOfRoute(route: number): SVGElement | undefined {
  return [...document.querySelectorAll<SVGElement>(`[data-route="${route}"]`)].at(-1);
}

/** The route that an element belongs to. */
export function routeOf(element: Element | null): number | undefined {
  const route = element?.closest('[data-route]');
  return route ? Number(route.getAttribute('data-route')) : undefined;
}

/** The route meant by a touch beside all routes: the nearest legal one, else the nearest. */
export function routeNear(x: number, y: number, legal: ReadonlySet<number>): number | undefined {
  let other: number | undefined;
  for (const far of REACH) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (i * 2 * Math.PI) / DIRECTIONS;
      const route = routeOf(document.elementFromPoint(x + far * Math.cos(angle), y + far * Math.sin(angle)));
      if (route === undefined) continue;
      if (legal.has(route)) return route;
      other ??= route;
    }
  }
  return other;
}
