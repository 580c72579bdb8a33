/**
 * Draws the demo's pictures as SVG: arches in Portico's palette. All of them together are smaller than two as WebP.
 *
 * Usage: node tools/theme-art.mjs
 */
/* eslint-disable max-lines -- drawings, each of which is a list of shapes. */
import { writeFile } from 'node:fs/promises';
import { C, arch, circle, drawing, poly, rect, times, vertical } from './lib/art.mjs';

const OUT = new URL( '../plugin/src/Demo/images/', import.meta.url );

/** A doorway seen at an angle: its opening, and the thickness of the wall on one side. */
const portal = ( x, y, w, h, depth, inside, reveal ) =>
	arch( x, y, w, h, reveal ) +
	`<g transform="translate(${ depth } 0)">${ arch( x, y, w, h, inside, `clip-path="url(#c${ x }${ y })"` ) }</g>` +
	`<clipPath id="c${ x }${ y }"><path transform="translate(${ -depth } 0)" d="M${ x } ${ y + h }V${ y + w / 2 }a${ w / 2 } ${ w / 2 } 0 0 1 ${ w } 0V${ y + h }z"/></clipPath>`;

/** Somebody, as two or three shapes before an arch: a colour for the ground, the arch, the shoulders and the head. */
const portrait = ( ground, wall, coat, head, [ x, turn, extra = '' ] ) => [
	800,
	1000,
	() =>
		rect( 0, 0, 800, 1000, ground ) +
		arch( 100, 100, 600, 900, wall ) +
		`<clipPath id="w">${ arch( 100, 100, 600, 900, wall ) }</clipPath><g clip-path="url(#w)">` +
		extra +
		`<path d="M${ x - 330 } 1000a330 300 0 0 1 660 0z" fill="${ coat }"/>` +
		`<path d="M${ x - 62 } 760V560h124V760a62 62 0 0 1 -124 0z" fill="${ head }"/><ellipse cx="${ x }" cy="640" rx="62" ry="30" fill="${ C.deep }" opacity=".18"/>` +
		`<ellipse cx="${ x }" cy="470" rx="132" ry="166" fill="${ head }" transform="rotate(${ turn } ${ x } 470)"/></g>`,
];

const pictures = {
	enfilade: [
		1000,
		1160,
		() => {
			const steps = [
				[ 90, 60, 820, C.green ],
				[ 205, 210, 600, C.leaf ],
				[ 300, 345, 420, C.sage ],
				[ 372, 460, 280, C.mist ],
				[ 428, 556, 172, C.sun ],
			];
			return (
				rect( 0, 0, 1000, 1160, C.stone ) +
				rect( 0, 1010, 1000, 150, C.sand ) +
				steps.map( ( [ x, y, w, fill ], i ) => arch( x, y, w, 1010 - y - i * 32, fill ) ).join( '' ) +
				poly( '205,1010 805,1010 720,978 300,978', C.green, 'opacity=".25"' ) +
				circle( 560, 640, 34, C.warm ) +
				poly( '428,882 600,882 1000,1160 470,1160', C.sun, 'opacity=".5"' ) +
				times( 5, ( i ) => rect( 0, 1036 + i * 28 + i * i, 1000, 1.5, C.shade, 'opacity=".6"' ) )
			);
		},
	],
	courtyard: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, 'url(#g)' ) +
			rect( 0, 250, 1440, 560, C.stone ) +
			rect( 0, 230, 1440, 26, C.sand ) +
			rect( 0, 805, 1440, 155, C.sand ) +
			times( 5, ( i ) =>
				portal( 90 + i * 262, 360, 200, 446, 26, [ C.green, C.leaf, C.sun, C.leaf, C.green ][ i ], C.shade )
			) +
			times( 3, ( i ) =>
				rect( 590 - i * 30, 806 + i * 26, 260 + i * 60, 26, [ C.paper, C.stone, C.shade ][ i ] )
			) +
			rect( 1172, 400, 18, 410, C.deep ) +
			circle( 1180, 300, 190, C.leaf ) +
			circle( 1090, 380, 120, C.green, 'opacity=".9"' ) +
			circle( 1275, 390, 105, C.sage ),
		`<defs>${ vertical( 'g', C.mist, C.paper ) }</defs>`,
	],
	conversation: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.mist ) +
			arch( 250, 150, 560, 700, C.green ) +
			arch( 630, 290, 560, 560, C.warm ) +
			`<clipPath id="a"><path d="M250 850V430a280 280 0 0 1 560 0V850z"/></clipPath><g clip-path="url(#a)">${ arch( 630, 290, 560, 560, C.deep ) }</g>` +
			arch( 330, 240, 400, 610, C.leaf, 'opacity=".35"' ) +
			arch( 810, 380, 300, 470, C.glow, 'opacity=".45"' ) +
			rect( 0, 850, 1440, 110, C.stone ) +
			rect( 120, 846, 1200, 5, C.deep ),
	],
	stairs: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.paper ) +
			circle( 1130, 250, 120, C.sun ) +
			times( 6, ( i ) => {
				const x = 60 + i * 226,
					y = 790 - i * 108;
				return (
					rect( x, y, 1440 - x, 960 - y, [ C.stone, C.sand, C.sage, C.leaf, C.green, C.deep ][ i ] ) +
					arch(
						x + 48,
						y + 62,
						118,
						960 - y - 62,
						[ C.shade, C.shade, C.leaf, C.green, C.deep, C.warm ][ i ],
						'opacity=".8"'
					)
				);
			} ),
	],
	windows: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.green ) +
			times( 15, ( i ) => {
				const x = 130 + ( i % 5 ) * 248,
					y = 90 + Math.floor( i / 5 ) * 290;
				const lit = { 3: C.leaf, 7: C.sun, 10: C.leaf }[ i ] ?? C.deep;
				return (
					rect( x - 18, y + 222, 216, 12, C.leaf ) +
					arch( x, y, 180, 222, lit ) +
					rect( x + 88, y, 4, 222, C.green, 'opacity=".7"' ) +
					rect( x, y + 104, 180, 4, C.green, 'opacity=".7"' )
				);
			} ) +
			circle( 678, 578, 22, C.warm ),
	],
	amphitheatre: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.stone ) +
			[
				[ 640, C.sand ],
				[ 540, C.mist ],
				[ 440, C.sage ],
				[ 340, C.leaf ],
				[ 240, C.green ],
				[ 130, C.paper ],
			]
				.map(
					( [ r, fill ] ) =>
						`<path d="M${ 720 - r } 860a${ r } ${ r } 0 0 1 ${ 2 * r } 0z" fill="${ fill }"/>`
				)
				.join( '' ) +
			times( 10, ( i ) => {
				const a = Math.PI * ( 1 - ( i + 0.5 ) / 10 );
				return circle(
					( 720 + 390 * Math.cos( a ) ).toFixed( 1 ),
					( 860 - 390 * Math.sin( a ) ).toFixed( 1 ),
					24,
					i === 6 ? C.warm : C.paper
				);
			} ) +
			circle( 720, 800, 26, C.warm ) +
			rect( 0, 860, 1440, 100, C.sand ),
	],
	evening: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, 'url(#n)' ) +
			`<path d="M1090 116a74 74 0 1 0 70 98a66 66 0 0 1 -70 -98z" fill="${ C.sun }"/>` +
			rect( 0, 380, 1440, 580, C.night ) +
			times( 6, ( i ) => arch( 70 + i * 222, 470, 168, 372, 'url(#l)' ) ) +
			times( 6, ( i ) =>
				poly(
					`${ 70 + i * 222 },842 ${ 238 + i * 222 },842 ${ 190 + i * 222 },960 ${ -10 + i * 222 },960`,
					C.glow,
					'opacity=".28"'
				)
			) +
			rect( 0, 366, 1440, 16, C.leaf, 'opacity=".5"' ),
		`<defs>${ vertical( 'n', '#0f4a3b', '#0d3d32' ) }${ vertical( 'l', C.sun, C.glow ) }</defs>`,
	],
	library: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.sand ) +
			arch( 170, 60, 1100, 900, C.deep ) +
			'<g clip-path="url(#v)">' +
			times( 5, ( i ) => rect( 170, 408 + i * 112, 1100, 8, C.leaf ) ) +
			times( 5, ( row ) =>
				times( 34, ( i ) => {
					const k = ( i * 7 + row * 11 ) % 13;
					return k === 4
						? ''
						: rect(
								186 + i * 31.6,
								416 + row * 112 - 60 - ( k % 5 ) * 8,
								22,
								52 + ( k % 5 ) * 8,
								[ C.green, C.leaf, C.sage, C.stone, C.green, C.warm, C.mist ][ ( k + row ) % 7 ]
							);
				} )
			) +
			'</g>' +
			arch( 560, 330, 320, 630, C.mist ) +
			arch( 610, 400, 220, 560, C.sun ) +
			circle( 720, 560, 26, C.warm ),
		`<defs><clipPath id="v">${ arch( 190, 80, 1060, 880, C.deep ) }</clipPath></defs>`,
	],
	letters: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.mist ) +
			arch( 420, 90, 600, 870, C.sage ) +
			rect( 0, 800, 1440, 160, C.sand ) +
			[
				[ 300, 420, -9, C.stone ],
				[ 560, 380, 4, C.paper ],
				[ 800, 440, -3, C.stone ],
			]
				.map(
					( [ x, y, turn, fill ] ) =>
						`<g transform="rotate(${ turn } ${ x + 170 } ${ y + 210 })">` +
						rect( x, y, 340, 420, fill, 'rx="6"' ) +
						times( 7, ( i ) =>
							rect(
								x + 40,
								y + 120 + i * 36,
								i === 6 ? 120 : 260 - ( i % 3 ) * 34,
								10,
								i === 2 ? C.warm : C.shade
							)
						) +
						rect( x + 40, y + 44, 90, 34, C.leaf ) +
						'</g>'
				)
				.join( '' ),
	],
	kitchen: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.stone ) +
			arch( 120, 110, 520, 560, C.mist ) +
			circle( 380, 330, 96, C.sun ) +
			rect( 0, 660, 1440, 300, C.leaf ) +
			rect( 0, 644, 1440, 22, C.deep ) +
			times( 4, ( i ) => {
				const x = 700 + i * 170;
				return (
					rect(
						x,
						560 - ( i % 2 ) * 20,
						110,
						88 + ( i % 2 ) * 20,
						[ C.paper, C.warm, C.glow, C.green ][ i ],
						'rx="14"'
					) +
					`<path d="M${ x + 110 } 590a34 34 0 0 1 0 48" fill="none" stroke="${ [ C.paper, C.warm, C.glow, C.green ][ i ] }" stroke-width="14"/>`
				);
			} ) +
			times(
				3,
				( i ) =>
					`<path d="M${ 750 + i * 170 } ${ 500 - i * 8 }q-26 -40 0 -80t0 -80" fill="none" stroke="${ C.shade }" stroke-width="8" stroke-linecap="round"/>`
			) +
			times( 6, ( i ) => rect( 80 + i * 226, 730, 180, 150, C.green, 'rx="6" opacity=".55"' ) ),
	],
	garden: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, 'url(#k)' ) +
			circle( 1130, 230, 110, C.sun ) +
			`<path d="M0 640q360 -150 720 0t720 0v320H0z" fill="${ C.sage }"/><path d="M0 740q360 -120 720 0t720 -10v230H0z" fill="${ C.leaf }"/><path d="M0 850q360 -90 720 -10t720 10v110H0z" fill="${ C.green }"/>` +
			times( 5, ( i ) => {
				const x = 150 + i * 285,
					y = 640 + ( i % 2 ) * 70;
				return (
					rect( x - 8, y - 120, 16, 190, C.deep ) +
					arch( x - 80, y - 330, 160, 260, [ C.green, C.deep, C.leaf, C.green, C.deep ][ i ] ) +
					`<path d="M${ x - 80 } ${ y - 70 }a80 80 0 0 0 160 0z" fill="${ [ C.green, C.deep, C.leaf, C.green, C.deep ][ i ] }"/>`
				);
			} ) +
			times( 9, ( i ) => circle( 90 + i * 160, 890 + ( i % 3 ) * 18, 9, i % 2 ? C.warm : C.glow ) ),
		`<defs>${ vertical( 'k', C.mist, C.paper ) }</defs>`,
	],
	voices: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.deep ) +
			times( 5, ( i ) =>
				arch(
					120 + i * 250,
					250 + Math.abs( i - 2 ) * 70,
					200,
					710,
					[ C.green, C.leaf, C.sage, C.leaf, C.green ][ i ]
				)
			) +
			times( 5, ( i ) =>
				circle( 220 + i * 250, 400 + Math.abs( i - 2 ) * 70, 46, [ C.glow, C.sun, C.warm, C.sun, C.glow ][ i ] )
			) +
			times(
				4,
				( i ) =>
					`<path d="M${ 580 - i * 110 } 190a${ 140 + i * 110 } ${ 140 + i * 110 } 0 0 1 ${ 280 + i * 220 } 0" fill="none" stroke="${ C.sage }" stroke-width="5" opacity="${ 0.7 - i * 0.15 }"/>`
			) +
			rect( 0, 880, 1440, 80, C.night ),
	],
	calendar: [
		1440,
		960,
		() =>
			rect( 0, 0, 1440, 960, C.sand ) +
			arch( 300, 60, 840, 900, C.green ) +
			rect( 390, 330, 660, 500, C.paper, 'rx="10"' ) +
			rect( 390, 330, 660, 86, C.warm, 'rx="10"' ) +
			times( 28, ( i ) => {
				const x = 430 + ( i % 7 ) * 86,
					y = 452 + Math.floor( i / 7 ) * 90;
				return arch(
					x,
					y,
					62,
					68,
					{ 5: C.sun, 6: C.sun, 10: C.warm, 12: C.sun, 13: C.sun, 19: C.sun, 20: C.sun }[ i ] ??
						( i > 23 ? C.stone : C.mist )
				);
			} ) +
			circle( 520, 372, 13, C.paper ) +
			circle( 920, 372, 13, C.paper ) +
			rect( 0, 900, 1440, 60, C.shade ),
	],
	'portrait-henrike': portrait( C.mist, C.green, C.sun, C.glow, [ 390, 4, arch( 236, 260, 308, 520, C.warm ) ] ),
	'portrait-tomas': portrait( C.sand, C.sage, C.deep, '#b9805c', [ 410, -3, circle( 410, 400, 172, C.night ) ] ),
	'portrait-mirela': portrait( C.stone, C.leaf, C.paper, C.sun, [
		400,
		6,
		circle( 400, 420, 186, C.deep ) + circle( 500, 280, 76, C.deep ),
	] ),
	'portrait-folake': portrait( C.sun, C.deep, C.warm, '#7c4a32', [
		400,
		-4,
		`<path d="M240 470Q196 196 400 180T560 470Q500 330 400 330T240 470z" fill="${ C.glow }"/><path d="M520 230q110 -70 96 40t-116 30z" fill="${ C.glow }"/>`,
	] ),
	'portrait-emil': portrait( C.paper, C.glow, C.green, C.sun, [
		395,
		3,
		`<path d="M250 470V400a150 150 0 0 1 300 0v70z" fill="${ C.shade }"/>`,
	] ),
	'portrait-mai': portrait( C.sage, C.stone, C.leaf, C.sun, [ 405, -2, arch( 250, 290, 310, 360, C.night ) ] ),
};

/** Without spaces between attributes and with two decimals at most, which is invisible. */
const small = ( svg ) =>
	svg
		.replace( /-?\d+\.\d{3,}/g, ( number ) => String( Number( Number( number ).toFixed( 2 ) ) ) )
		.replace( / +(?=\/?>)/g, '' );

for ( const [ name, [ width, height, draw, defs = '' ] ] of Object.entries( pictures ) ) {
	await writeFile( new URL( `${ name }.svg`, OUT ), `${ small( drawing( width, height, defs + draw() ) ) }\n` );
}
