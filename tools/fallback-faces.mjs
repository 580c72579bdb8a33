/**
 * Prints `@font-face` rules that adapt local fonts to a web font. The browser shows them until the web font has loaded.
 * They have the average width, ascent and descent of the web font, measured by the browser in the font files.
 *
 * Usage: node tools/fallback-faces.mjs WEBFONT.woff2 "FAMILY NAME" REGULAR.ttf BOLD.ttf [LOCAL NAME …]
 * Example: node tools/fallback-faces.mjs theme/assets/fonts/source-sans-3-latin-wght-normal.woff2 "Portico Sans
 * Roboto" Roboto-Regular.ttf Roboto-Bold.ttf Roboto Roboto-Regular
 * LOCAL NAME is the name of the regular font. The bold names end in " Bold" or "-Bold". Needs Chromium. CHROMIUM_PATH
 * selects another one than the system's.
 */
import { readFile } from 'node:fs/promises';
import { systemChromium } from './lib/chromium.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { main } from './lib/say.mjs';

/** Sample with the letter frequencies of the demo texts. Letter frequencies decide the line breaks. */
const SAMPLE =
	'The institute teaches German in groups of at most ten people, and advises newcomers about work, school, money and offices. Bring the letter with you, ' +
	'and we read it together. Courses begin in January, April and September; the first half hour of advice is free. Come as you are: Monday to Thursday, 09:30 to 12:00.';

/** Font weights of text and headings, and the weight range of each rule. */
const RULES = [
	[ 400, '200 499' ],
	[ 600, '500 900' ],
];

const [ web, family, regular, bold, ...names ] = process.argv.slice( 2 );
const dataOf = async ( file ) => `url(data:font/opentype;base64,${ ( await readFile( file ) ).toString( 'base64' ) })`;
const boldName = ( name ) => ( name.includes( '-' ) ? name.replace( /-Regular$|$/, '-Bold' ) : `${ name } Bold` );
const whole = ( share ) => `${ Math.round( share * 100 ) }%`;
const percent = ( share ) => `${ +( share * 100 ).toFixed( 1 ) }%`;

function measure( page, source, weight, range ) {
	return page.evaluate(
		async ( face ) => {
			const name = `face-${ Math.random() }`;
			document.fonts.add( await new globalThis.FontFace( name, face.source, { weight: face.range } ).load() );
			const context = document.createElement( 'canvas' ).getContext( '2d' );
			context.font = `${ face.weight } 1000px "${ name }"`;
			const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText( face.sample );
			return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
		},
		{ source, weight, range, sample: SAMPLE }
	);
}

main( async () => {
	checkNode();
	await nodeModules();
	// Imported late, because the package may have been installed just now.
	const { chromium } = await import( 'playwright' );
	const browser = await chromium.launch( { executablePath: systemChromium(), args: [ '--no-sandbox' ] } );
	const page = await browser.newPage();
	for ( const [ index, [ weight, range ] ] of RULES.entries() ) {
		const wanted = await measure( page, await dataOf( web ), weight, '200 900' );
		const local = await measure( page, await dataOf( [ regular, bold ][ index ] ), weight, range );
		const size = wanted.width / local.width;
		const sources = ( index ? names.map( boldName ) : names ).map( ( name ) => `local("${ name }")` ).join( ', ' );
		const metrics = [
			`size-adjust: ${ percent( size ) }`,
			`ascent-override: ${ whole( wanted.ascent / size ) }`,
			`descent-override: ${ whole( wanted.descent / size ) }`,
		];
		const face = `font-family: "${ family }"; font-weight: ${ range }; src: ${ sources }`;
		process.stdout.write( `@font-face { ${ face }; ${ metrics.join( '; ' ) }; }\n` );
	}
	await browser.close();
} );
