import { testScreens } from './screens.js';

testScreens('desktop');
