import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARY = join( __dirname, '../../../node_modules/intl-tel-input/build/img/flags@2x.png' );

/** Hash of the image that src/phone/images/flags.webp was made from. Commands for a new version: docs/phone.md. */
const SOURCE = 'dd6a204852292c2291fcca577d3cb7499a99403c8848eba6b138598638634477';

test( 'the flag image is up to date with the flag image in the installed library', () => {
	expect( createHash( 'sha256' ).update( readFileSync( LIBRARY ) ).digest( 'hex' ) ).toBe( SOURCE );
} );
