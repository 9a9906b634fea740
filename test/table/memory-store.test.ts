import { MemoryStore } from './memory-store.js';
import { storeContract } from './store-contract.js';

storeContract('the store in memory', () => new MemoryStore());
