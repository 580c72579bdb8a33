import { expect, test } from './support/admin';
import { readTheme } from './support/theme-blocks';

test.describe( 'the theme Portico in the editor', () => {
	test( 'all templates, parts and patterns of Portico contain only valid blocks', async ( { admin, page } ) => {
		await admin.createNewPost( { postType: 'page' } );
		const found = await readTheme( page );
		expect( found.filter( ( { faults } ) => faults.length > 0 ) ).toEqual( [] );
		expect( found.filter( ( { blocks } ) => blocks === 0 ).map( ( { name } ) => name ) ).toEqual( [] );
		const names = found.map( ( { name } ) => name );
		expect( names ).toEqual(
			expect.arrayContaining( [
				'portico/hero',
				'portico/contact',
				'portico/page-home',
				'portico//front-page',
				'portico//404',
				...[ 'header', 'header-centred', 'header-utility', 'footer-columns' ].map(
					( part ) => `portico//${ part }`
				),
			] )
		);
		expect( names.length ).toBeGreaterThan( 50 );
	} );
} );
