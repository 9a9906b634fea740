// `npm run build`: installs the packages and builds dist.
import { ready } from './ready.mjs';

ready().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
