/**
 * Draws the demo's pictures: arches in Portico's palette, as WebP in two widths (so that the seed needs no image library).
 *
 * Usage: node tools/theme-art.mjs   (a Chromium is needed; CHROMIUM=/path overrides /usr/bin/chromium)
 */
import { writeFile } from 'node:fs/promises';
import { C, arch, circle, drawing, poly, rect, studio, times, vertical } from './lib/art.mjs';

const OUT = new URL( '../plugin/src/Demo/images/', import.meta.url );

/** A doorway seen at an angle: its opening, and the thickness of the wall on one side. */
const portal = ( x, y, w, h, depth, inside, reveal ) => arch( x, y, w, h, reveal ) + `<g transform="translate(${ depth } 0)">${ arch( x, y, w, h, inside, `clip-path="url(#c${ x }${ y })"` ) }</g>`
	+ `<clipPath id="c${ x }${ y }"><path transform="translate(${ -depth } 0)" d="M${ x } ${ y + h }V${ y + w / 2 }a${ w / 2 } ${ w / 2 } 0 0 1 ${ w } 0V${ y + h }z"/></clipPath>`;

const pictures = {
	'enfilade': [ 1000, 1160, () => {
		const steps = [ [ 90, 60, 820, C.green ], [ 205, 210, 600, C.leaf ], [ 300, 345, 420, C.sage ], [ 372, 460, 280, C.mist ], [ 428, 556, 172, C.sun ] ];
		return rect( 0, 0, 1000, 1160, C.stone ) + rect( 0, 1010, 1000, 150, C.sand )
			+ steps.map( ( [ x, y, w, fill ], i ) => arch( x, y, w, 1010 - y - i * 32, fill ) ).join( '' )
			+ poly( '205,1010 805,1010 720,978 300,978', C.green, 'opacity=".25"' )
			+ circle( 560, 640, 34, C.warm )
			+ poly( '428,882 600,882 1000,1160 470,1160', C.sun, 'opacity=".5"' )
			+ times( 5, ( i ) => rect( 0, 1036 + i * 28 + i * i, 1000, 1.5, C.shade, 'opacity=".6"' ) );
	} ],
	'courtyard': [ 1440, 960, () => rect( 0, 0, 1440, 960, 'url(#g)' ) + rect( 0, 250, 1440, 560, C.stone ) + rect( 0, 230, 1440, 26, C.sand ) + rect( 0, 805, 1440, 155, C.sand )
		+ times( 5, ( i ) => portal( 90 + i * 262, 360, 200, 446, 26, [ C.green, C.leaf, C.sun, C.leaf, C.green ][ i ], C.shade ) )
		+ times( 3, ( i ) => rect( 590 - i * 30, 806 + i * 26, 260 + i * 60, 26, [ C.paper, C.stone, C.shade ][ i ] ) )
		+ rect( 1172, 400, 18, 410, C.deep ) + circle( 1180, 300, 190, C.leaf ) + circle( 1090, 380, 120, C.green, 'opacity=".9"' ) + circle( 1275, 390, 105, C.sage ),
	`<defs>${ vertical( 'g', C.mist, C.paper ) }</defs>` ],
	'conversation': [ 1440, 960, () => rect( 0, 0, 1440, 960, C.mist ) + arch( 250, 150, 560, 700, C.green ) + arch( 630, 290, 560, 560, C.warm )
		+ `<clipPath id="a"><path d="M250 850V430a280 280 0 0 1 560 0V850z"/></clipPath><g clip-path="url(#a)">${ arch( 630, 290, 560, 560, C.deep ) }</g>`
		+ arch( 330, 240, 400, 610, C.leaf, 'opacity=".35"' ) + arch( 810, 380, 300, 470, C.glow, 'opacity=".45"' ) + rect( 0, 850, 1440, 110, C.stone ) + rect( 120, 846, 1200, 5, C.deep ) ],
	'stairs': [ 1440, 960, () => rect( 0, 0, 1440, 960, C.paper ) + circle( 1130, 250, 120, C.sun )
		+ times( 6, ( i ) => { const x = 60 + i * 226, y = 790 - i * 108; return rect( x, y, 1440 - x, 960 - y, [ C.stone, C.sand, C.sage, C.leaf, C.green, C.deep ][ i ] ) + arch( x + 48, y + 62, 118, 960 - y - 62, [ C.shade, C.shade, C.leaf, C.green, C.deep, C.warm ][ i ], 'opacity=".8"' ); } ) ],
	'windows': [ 1440, 960, () => rect( 0, 0, 1440, 960, C.green )
		+ times( 15, ( i ) => { const x = 130 + ( i % 5 ) * 248, y = 90 + Math.floor( i / 5 ) * 290; const lit = { 3: C.leaf, 7: C.sun, 10: C.leaf }[ i ] ?? C.deep; return rect( x - 18, y + 222, 216, 12, C.leaf ) + arch( x, y, 180, 222, lit ) + rect( x + 88, y, 4, 222, C.green, 'opacity=".7"' ) + rect( x, y + 104, 180, 4, C.green, 'opacity=".7"' ); } )
		+ circle( 678, 578, 22, C.warm ) ],
	'amphitheatre': [ 1440, 960, () => rect( 0, 0, 1440, 960, C.stone )
		+ [ [ 640, C.sand ], [ 540, C.mist ], [ 440, C.sage ], [ 340, C.leaf ], [ 240, C.green ], [ 130, C.paper ] ].map( ( [ r, fill ] ) => `<path d="M${ 720 - r } 860a${ r } ${ r } 0 0 1 ${ 2 * r } 0z" fill="${ fill }"/>` ).join( '' )
		+ times( 10, ( i ) => { const a = Math.PI * ( 1 - ( i + 0.5 ) / 10 ); return circle( ( 720 + 390 * Math.cos( a ) ).toFixed( 1 ), ( 860 - 390 * Math.sin( a ) ).toFixed( 1 ), 24, i === 6 ? C.warm : C.paper ); } )
		+ circle( 720, 800, 26, C.warm ) + rect( 0, 860, 1440, 100, C.sand ) ],
	'evening': [ 1440, 960, () => rect( 0, 0, 1440, 960, 'url(#n)' ) + `<path d="M1090 116a74 74 0 1 0 70 98a66 66 0 0 1 -70 -98z" fill="${ C.sun }"/>`
		+ rect( 0, 380, 1440, 580, C.night ) + times( 6, ( i ) => arch( 70 + i * 222, 470, 168, 372, 'url(#l)' ) ) + times( 6, ( i ) => poly( `${ 70 + i * 222 },842 ${ 238 + i * 222 },842 ${ 190 + i * 222 },960 ${ -10 + i * 222 },960`, C.glow, 'opacity=".28"' ) ) + rect( 0, 366, 1440, 16, C.leaf, 'opacity=".5"' ),
	`<defs>${ vertical( 'n', '#0f4a3b', '#0d3d32' ) }${ vertical( 'l', C.sun, C.glow ) }</defs>` ],
	'library': [ 1440, 960, () => rect( 0, 0, 1440, 960, C.sand ) + arch( 170, 60, 1100, 900, C.deep ) + '<g clip-path="url(#v)">'
		+ times( 5, ( i ) => rect( 170, 408 + i * 112, 1100, 8, C.leaf ) )
		+ times( 5, ( row ) => times( 34, ( i ) => { const k = ( i * 7 + row * 11 ) % 13; return k === 4 ? '' : rect( 186 + i * 31.6, 416 + row * 112 - 60 - ( k % 5 ) * 8, 22, 52 + ( k % 5 ) * 8, [ C.green, C.leaf, C.sage, C.stone, C.green, C.warm, C.mist ][ ( k + row ) % 7 ] ); } ) ) + '</g>'
		+ arch( 560, 330, 320, 630, C.mist ) + arch( 610, 400, 220, 560, C.sun ) + circle( 720, 560, 26, C.warm ),
	`<defs><clipPath id="v">${ arch( 190, 80, 1060, 880, C.deep ) }</clipPath></defs>` ],
};

const { webp, close } = await studio();
for ( const [ name, [ width, height, draw, defs = '' ] ] of Object.entries( pictures ) ) {
	const svg = drawing( width, height, defs + draw() );
	for ( const scale of [ 1, 0.5 ] ) {
		const bytes = await webp( svg, width * scale, height * scale );
		await writeFile( new URL( `${ name }${ scale === 1 ? '' : `-${ width * scale }x${ height * scale }` }.webp`, OUT ), bytes );
		process.stdout.write( `${ name } ${ width * scale }: ${ bytes.length } bytes\n` );
	}
}
await close();
