/** Writes a compressed copy beside each file of a folder that is worth it; servers send those to clients that accept them. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|webmanifest|svg|txt)$/;
/** Smaller files, in bytes, are not worth compressing. */
export const SMALL = 500;

const ENDINGS = { br: '.br', gzip: '.gz' };

/** Compresses bytes, by content encoding, the best first. */
export const compressors = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(zlib.gzip)(bytes, { level: 9 }),
};

/** Compresses the files of a folder and of those in it. */
export async function precompress(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => COMPRESSIBLE.test(file) && fs.statSync(file).size >= SMALL);
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(compressors).map(async ([encoding, compress]) =>
        fs.promises.writeFile(`${file}${ENDINGS[encoding]}`, await compress(fs.readFileSync(file))),
      ),
    ),
  );
}
