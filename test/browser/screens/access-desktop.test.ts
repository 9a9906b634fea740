import { testScreens } from './access.js';

testScreens('desktop');
