/**
 * `npm run directory-art`: what WordPress's directory shows of the plugin, in `.wordpress-org/`: banners and icons in
 * Portico's palette, and the screenshots that readme.txt describes. A Chromium is needed (CHROMIUM=/path overrides
 * /usr/bin/chromium).
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FOLDER, SCREENSHOTS } from './directory/assets.mjs';
import { C, arch, circle, drawing, poly, rect, studio, times } from './lib/art.mjs';
import { inRoot } from './lib/paths.mjs';
import { main } from './lib/say.mjs';

const FACE = readFileSync( inRoot( 'theme/assets/fonts/source-serif-4-latin-600-normal.woff2' ) ).toString( 'base64' );

/** A door in an arch, as the demo's mark, in a square of 256. */
const icon = drawing(
	256,
	256,
	rect( 0, 0, 256, 256, C.green ) +
		`<g transform="translate(48 52) scale(8)" fill="${ C.paper }"><path d="M0 20V10a10 10 0 0 1 20 0v10h-3V10a7 7 0 0 0-14 0v10z"/><path fill="${ C.sun }" d="M6 20V10a4 4 0 0 1 8 0v10z"/></g>`
);

/** Archways one behind the other, the last one lit. */
const doors = [
	[ 1010, 40, 460, C.green ],
	[ 1070, 115, 340, C.leaf ],
	[ 1122, 180, 236, C.sage ],
	[ 1166, 238, 148, C.mist ],
	[ 1198, 290, 84, C.sun ],
];

const banner = drawing(
	1544,
	500,
	`<style>@font-face{font-family:s;src:url(data:font/woff2;base64,${ FACE })}text{font-family:s}</style>` +
		rect( 0, 0, 1544, 500, C.paper ) +
		rect( 0, 452, 1544, 48, C.sand ) +
		doors.map( ( [ x, y, w, fill ] ) => arch( x, y, w, 452 - y, fill ) ).join( '' ) +
		circle( 1252, 340, 12, C.warm ) +
		poly( '1198,452 1282,452 1360,500 1150,500', C.sun, 'opacity=".6"' ) +
		times( 3, ( i ) => rect( 0, 464 + i * 12, 1544, 1, C.shade, 'opacity=".6"' ) ) +
		`<text x="96" y="232" font-size="116" fill="${ C.deep }">Vestibule</text>` +
		`<text x="100" y="306" font-size="40" fill="${ C.green }">Forms that book appointments,</text>` +
		`<text x="100" y="358" font-size="40" fill="${ C.green }">chat and cookie choices, in blocks</text>`
);

main( async () => {
	mkdirSync( inRoot( FOLDER ), { recursive: true } );
	const put = ( name, content ) => writeFileSync( inRoot( `${ FOLDER }/${ name }` ), content );
	const { png, close } = await studio();
	put( 'icon.svg', `${ icon }\n` );
	put( 'icon-128x128.png', await png( icon, 128, 128 ) );
	put( 'icon-256x256.png', await png( icon, 256, 256 ) );
	put( 'banner-772x250.png', await png( banner, 772, 250 ) );
	put( 'banner-1544x500.png', await png( banner, 1544, 500 ) );
	await close();
	SCREENSHOTS.forEach( ( source, place ) =>
		copyFileSync( inRoot( source ), inRoot( `${ FOLDER }/screenshot-${ place + 1 }.png` ) )
	);
	return 0;
} );
