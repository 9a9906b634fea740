/** The element that draws a route; the last one, as a replay covers the table. */
export function elementOfRoute(route: number): SVGElement | undefined {
  return [...document.querySelectorAll<SVGElement>(`[data-route="${route}"]`)].at(-1);
}

/** The route that an element belongs to. */
export function routeOf(element: Element | null): number | undefined {
  const route = element?.closest('[data-route]');
  return route ? Number(route.getAttribute('data-route')) : undefined;
}
