// `npm run build`: the packages and dist, and nothing run.
import { ready } from './ready.mjs';

ready().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
