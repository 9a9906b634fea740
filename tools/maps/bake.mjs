/** Turns an SVG into a WebP of limited size, in Chromium. */

/** The best quality up to `quality` that keeps to `bytes`. */
export async function bake(browser, svg, { width, height, quality, bytes }) {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>map</title>');
  const result = await page.evaluate(draw, { svg, width, height, quality, bytes });
  await page.close();
  if (!result) throw new Error(`The picture is larger than ${bytes} bytes at the least quality.`);
  return { data: Buffer.from(result.data, 'base64'), quality: result.quality };
}

/** Runs in the page. */
async function draw({ svg, width, height, quality, bytes }) {
  const { document, Image, Blob, URL, OffscreenCanvas } = globalThis;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  document.title = 'drawn';
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  let best;
  for (let low = 10, high = quality; low <= high;) {
    const q = best || high < quality ? (low + high) >> 1 : quality;
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: q / 100 });
    if (blob.size > bytes) high = q - 1;
    else [best, low] = [{ blob, q }, q + 1];
  }
  if (!best) return undefined;
  const buffer = new Uint8Array(await best.blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < buffer.length; i += 8192) text += String.fromCharCode(...buffer.subarray(i, i + 8192));
  return { data: globalThis.btoa(text), quality: best.q };
}
