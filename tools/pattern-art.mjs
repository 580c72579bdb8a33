/**
 * Draws the pictures of Portico's patterns: arches and people in the theme's palette, as WebP.
 *
 * Usage: node tools/pattern-art.mjs   (a Chromium is needed; CHROMIUM=/path overrides /usr/bin/chromium)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { C, arch, circle, drawing, poly, rect, studio, times, vertical } from './lib/art.mjs';

const OUT = new URL( '../theme/assets/images/', import.meta.url );

/** Somebody in an arch: head, hair, shoulders. */
const person = ( ground, wall, hair, skin, coat, long ) => [
	640,
	800,
	() =>
		rect( 0, 0, 640, 800, ground ) +
		arch( 70, 70, 500, 730, wall ) +
		`<clipPath id="p">${ arch( 70, 70, 500, 730, wall ) }</clipPath><g clip-path="url(#p)">` +
		( long ? arch( 192, 250, 256, 420, hair ) : circle( 320, 352, 122, hair ) ) +
		rect( 274, 470, 92, 150, skin, 'opacity=".85"' ) +
		`<ellipse cx="320" cy="392" rx="96" ry="116" fill="${ skin }"/>` +
		`<path d="M222 372a98 98 0 0 1 196 0q-60 -8 -98 -58q-38 50 -98 58z" fill="${ hair }"/>` +
		`<path d="M92 800V690a150 150 0 0 1 150 -140l78 62l78 -62a150 150 0 0 1 150 140v110z" fill="${ coat }"/>` +
		poly( '242,550 320,612 290,660', C.paper, 'opacity=".8"' ) +
		poly( '398,550 320,612 350,660', C.paper, 'opacity=".8"' ) +
		'</g>',
];

const pictures = {
	gate: [
		1200,
		1200,
		() =>
			rect( 0, 0, 1200, 1200, C.mist ) +
			circle( 870, 330, 150, C.sun ) +
			rect( 0, 1010, 1200, 190, C.sand ) +
			arch( 130, 190, 640, 820, C.green ) +
			arch( 240, 330, 420, 680, C.leaf ) +
			arch( 340, 470, 220, 540, C.sun ) +
			arch( 700, 560, 360, 450, C.deep ) +
			arch( 780, 660, 200, 350, C.sage ) +
			poly( '340,1010 560,1010 720,1200 250,1200', C.sun, 'opacity=".55"' ) +
			times( 4, ( i ) => rect( 0, 1044 + i * 38, 1200, 2, C.shade, 'opacity=".55"' ) ) +
			circle( 450, 700, 30, C.warm ),
	],
	arcade: [
		1760,
		880,
		() =>
			rect( 0, 0, 1760, 880, 'url(#s)' ) +
			circle( 1420, 210, 96, C.sun ) +
			times( 7, ( i ) =>
				arch( 40 + i * 246, 330, 204, 420, [ C.green, C.leaf, C.green, C.sage, C.leaf, C.green, C.leaf ][ i ] )
			) +
			times( 7, ( i ) => arch( 92 + i * 246, 430, 100, 320, i === 3 ? C.sun : C.deep, 'opacity=".9"' ) ) +
			rect( 0, 750, 1760, 130, C.sand ) +
			rect( 0, 300, 1760, 14, C.shade ) +
			poly( '830,750 930,750 1010,880 760,880', C.sun, 'opacity=".6"' ),
		`<defs>${ vertical( 's', C.mist, C.paper ) }</defs>`,
	],
	reading: [
		1200,
		900,
		() =>
			rect( 0, 0, 1200, 900, C.stone ) +
			arch( 250, 70, 700, 830, C.deep ) +
			circle( 600, 350, 190, C.sun, 'opacity=".22"' ) +
			circle( 600, 350, 96, C.sun ) +
			rect( 0, 770, 1200, 130, C.sand ) +
			`<path d="M600 770q-140 -96 -330 -50v-170q190 -46 330 50z" fill="${ C.paper }"/><path d="M600 770q140 -96 330 -50v-170q-190 -46 -330 50z" fill="${ C.mist }"/>` +
			times(
				4,
				( i ) =>
					`<path d="M320 ${ 588 + i * 30 }q120 -26 240 26" fill="none" stroke="${ C.shade }" stroke-width="5"/><path d="M880 ${ 588 + i * 30 }q-120 -26 -240 26" fill="none" stroke="${ C.sage }" stroke-width="5"/>`
			) +
			rect( 598, 600, 4, 170, C.warm ),
	],
	table: [
		1200,
		900,
		() =>
			rect( 0, 0, 1200, 900, C.mist ) +
			arch( 120, 130, 400, 640, C.leaf ) +
			arch( 680, 130, 400, 640, C.green ) +
			circle( 330, 410, 78, C.glow ) +
			circle( 870, 410, 78, C.sun ) +
			arch( 210, 510, 240, 260, C.warm ) +
			arch( 750, 510, 240, 260, C.paper ) +
			rect( 60, 680, 1080, 34, C.deep ) +
			rect( 130, 714, 26, 186, C.deep ) +
			rect( 1044, 714, 26, 186, C.deep ) +
			poly( '520,640 640,620 690,668 566,680', C.paper ) +
			rect( 0, 860, 1200, 40, C.sand ),
	],
	map: [
		1200,
		800,
		() =>
			rect( 0, 0, 1200, 800, C.stone ) +
			`<path d="M-20 610q260 -120 470 -30t760 -90v320h-1230z" fill="${ C.mist }"/><path d="M-20 660q260 -120 470 -30t770 -90" fill="none" stroke="${ C.sage }" stroke-width="54"/>` +
			[
				'M-20 190L1220 90',
				'M-20 400L1220 330',
				'M190 -20L290 820',
				'M560 -20L600 820',
				'M930 -20L880 820',
				'M-20 60L700 820',
			]
				.map( ( d ) => `<path d="${ d }" stroke="${ C.paper }" stroke-width="22" fill="none"/>` )
				.join( '' ) +
			[
				[ 320, 200, 190, 110 ],
				[ 640, 170, 210, 120 ],
				[ 330, 400, 120, 90 ],
				[ 930, 150, 180, 120 ],
				[ 60, 230, 120, 110 ],
				[ 930, 380, 200, 60 ],
			]
				.map( ( [ x, y, w, h ] ) => rect( x, y, w, h, C.sand, 'rx="6"' ) )
				.join( '' ) +
			rect( 640, 370, 200, 90, C.sage, 'rx="6"' ) +
			`<path d="M600 392c-62 -86 -78 -116 -78 -152a78 78 0 0 1 156 0c0 36 -16 66 -78 152z" fill="${ C.warm }"/>` +
			arch( 572, 206, 56, 64, C.paper ),
	],
	'portrait-1': person( C.stone, C.leaf, C.night, C.glow, C.deep, true ),
	'portrait-2': person( C.mist, C.green, C.shade, C.sun, C.warm, false ),
	'portrait-3': person( C.sand, C.sage, '#5a3a26', '#b9805c', C.green, false ),
	'portrait-4': person( C.paper, C.glow, C.deep, C.sun, C.leaf, true ),
};

const { webp, close } = await studio();
await mkdir( OUT, { recursive: true } );
for ( const [ name, [ width, height, draw, defs = '' ] ] of Object.entries( pictures ) ) {
	const bytes = await webp( drawing( width, height, defs + draw() ), width, height );
	await writeFile( new URL( `${ name }.webp`, OUT ), bytes );
	process.stdout.write( `${ name }: ${ bytes.length } bytes\n` );
}
await close();
