/** The breakpoints: two widths (phone, desktop) and three heights (a page zoomed to 400 %, a phone held sideways, a laptop). */
const BREAKPOINTS = { width: ['700px', '1180px'], height: ['340px', '560px', '840px'] };

/** The families of tokens that each property takes its values from. */
const SCALES: Record<string, readonly string[]> = {
  font: ['text', 'title', 'weight', 'leading'],
  'font-size': ['text', 'title'],
  'font-weight': ['weight'],
  'line-height': ['leading'],
  gap: ['space'],
  'row-gap': ['space'],
  'column-gap': ['space'],
  'border-radius': ['radius'],
  'box-shadow': ['shadow', 'rim'],
  'z-index': ['layer'],
};
/** Values that need no token. */
const PLAIN: Record<string, readonly string[]> = {
  'line-height': ['1'],
  'border-radius': ['50%'],
};
const FAMILIES = new Set(Object.values(SCALES).flat());

/** Every declaration of a style text that leaves the scales of tokens.css, and every media query at another breakpoint. */
export function offScale(css: string, tokens: ReadonlySet<string>): string[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const found = [...text.matchAll(/@media ([^{]+)\{/g)].flatMap(([, query = '']) => oddBreakpoints(query));
  for (const [, property = '', written = ''] of text.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)) {
    const value = written.trim().replaceAll(/\s+/g, ' ');
    if (property in SCALES && !isOnScale(property, value)) found.push(`${property}: ${value}`);
    found.push(...unknownTokens(value, tokens));
  }
  return found;
}

/** The conditions of a media query on widths and heights that are not among the breakpoints. */
export function oddBreakpoints(query: string): string[] {
  const conditions = [...query.matchAll(/\(([^()]*\b(width|height)\b[^()]*)\)/g)];
  return conditions
    .filter(([, condition = '', side]) => {
      const [, at = ''] = /^(?:width|height) (?:<|>=) (\w+)$/.exec(condition) ?? [];
      return !BREAKPOINTS[side as keyof typeof BREAKPOINTS].includes(at);
    })
    .map(([whole]) => whole);
}

/** Whether nothing is left of a value without its tokens but plain words; between tokens it may grow with the window. */
function isOnScale(property: string, value: string): boolean {
  const rest = value
    .replaceAll(/var\(--([a-z]+)[\w-]*\)/g, (token, family: string) =>
      SCALES[property]?.includes(family) || (property === 'box-shadow' && !FAMILIES.has(family)) ? '' : token,
    )
    .replaceAll(/[\d.]+vw/g, '');
  const words = rest.split(/[\s,/]+|clamp\(|\)$/).filter((word) => word !== '');
  return words.every((word) => ['0', 'none', 'inherit', ...(PLAIN[property] ?? [])].includes(word));
}

/** Tokens of the scales that tokens.css doesn't have. */
function unknownTokens(value: string, tokens: ReadonlySet<string>): string[] {
  return [...value.matchAll(/var\((--([a-z]+)[\w-]*)\)/g)]
    .filter(([, token = '', family = '']) => FAMILIES.has(family) && !tokens.has(token))
    .map(([, token]) => `${token} is no token`);
}
