import { copyOnClick } from './copy';

copyOnClick( document, navigator.clipboard );
