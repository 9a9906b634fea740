import { testScreens } from './access.js';

testScreens('phone');
