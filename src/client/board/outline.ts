/** The path of a rounded rectangle around the origin. */
export function roundedRect(width: number, height: number, corner: number): string {
  const w = width / 2;
  const h = height / 2;
  const arc = (x: number, y: number): string => `A${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${corner - w} ${-h}H${w - corner}${arc(w, corner - h)}V${h - corner}${arc(w - corner, h)}` +
    `H${corner - w}${arc(-w, h - corner)}V${corner - h}${arc(corner - w, -h)}Z`
  );
}

/** The path of a cogwheel around the origin. */
export function cog(radius: number, teeth: number, depth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / (teeth * 2);
    const r = i % 4 < 2 ? radius : radius - depth;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
