import { paragraph } from './support/accordion';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';
import { tab, tabs } from './support/tabs';

/* Pages whose scripts are delayed by a cache plugin until the first interaction of a visitor (docs/caching.md). */

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const RUNS = /^(?:|module|(?:text|application)\/javascript)$/;

/** Delays a script that lacks the vendor's exclusion mark, as WP Rocket 3.17 and LiteSpeed Cache 7.9 do. By vendor. */
const CACHES = {
	'WP Rocket': ( attributes: string, code: string ) =>
		/nowprocket/.test( attributes + code )
			? null
			: `<script type="rocketlazyloadscript"${ attributes.replace( / type="[^"]*"/, '' ).replace( ' src=', ' data-rocket-src=' ) }>${ code }</script>`,
	'LiteSpeed Cache': ( attributes: string, code: string ) =>
		/data-no-optimize="1"|data-cfasync="false"|type="module"/.test( attributes )
			? null
			: `<script type="litespeed/javascript"${ attributes.replace( ' src=', ' data-src=' ) }>${ code }</script>`,
};

let path = '';

test.beforeAll( async () => {
	const content = tabs( {}, tab( 'Morning', paragraph( 'At nine.' ) ), tab( 'Evening', paragraph( 'At six.' ) ) );
	path = await publish( 'Page of tabs, put off', content );
} );

for ( const [ name, putOff ] of Object.entries( CACHES ) ) {
	test( `if ${ name } delays scripts, the notice stays hidden after a refusal, and a tab opens on the first click`, async ( {
		page,
	} ) => {
		let seen = 0;
		await page.route( path, async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() ).replace( SCRIPT, ( whole, attributes: string, code: string ) => {
				const type = / type="([^"]*)"/.exec( attributes )?.[ 1 ] ?? '';
				seen += RUNS.test( type ) ? 1 : 0;
				return ( RUNS.test( type ) && putOff( attributes, code ) ) || whole;
			} );
			await route.fulfill( { response, body } );
		} );
		await page.goto( path );
		expect( seen ).toBeGreaterThan( 3 );
		await expect( page.locator( 'html' ) ).not.toHaveClass( /no-js/ );
		await expect( page.locator( 'body' ) ).toHaveClass( /cookies-refused/ );
		await expect( page.locator( '.vestibule-notice' ) ).toBeHidden();
		await page.getByRole( 'tab', { name: 'Evening' } ).click();
		await expect( page.getByText( 'At six.' ) ).toBeVisible();
	} );
}
