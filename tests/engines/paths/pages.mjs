/** Eight pages at two widths, without script errors and without horizontal overflow. */
import { expect } from '../steps.mjs';

const PAGES = [
	...[ '/', '/contact/', '/book/', '/registration/', '/showcase/', '/courses/', '/news/' ],
	'/visiting-the-institute/',
];

/** [ name, path ] */
export const pages = PAGES.map( ( page ) => [
	`${ page } has no errors and does not overflow in wide and narrow windows`,
	async ( visitor ) => {
		for ( const [ width, height ] of [
			[ 1280, 900 ],
			[ 500, 850 ],
		] ) {
			await visitor.resize( width, height );
			await visitor.open( page );
			const wide = await visitor.run( async () => {
				for ( let y = 0; y < document.body.scrollHeight; y += innerHeight ) {
					scrollTo( { top: y, behavior: 'instant' } );
					await new Promise( ( done ) => requestAnimationFrame( done ) );
				}
				return document.documentElement.scrollWidth - document.documentElement.clientWidth;
			} );
			expect( wide <= 0, `the page overflows by ${ wide } px at ${ width } px` );
		}
		await visitor.resize( 1280, 900 );
	},
] );
