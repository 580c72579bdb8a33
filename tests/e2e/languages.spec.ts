import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { PSEUDO, faults } from './support/words';

/* All strings can be translated, and longer translations fit. Tested with a pseudo-language. */

const HEADERS = { 'X-Test-Rate-Limits': 'off', 'X-Test-Locale': PSEUDO };

test.use( {
	extraHTTPHeaders: HEADERS,
	// An image of the editor's welcome guide, a page that does not exist, and previews without scripts.
	expectedConsole: [ /s\.w\.org|404.*nothing-here|frame is sandboxed/ ],
} );

const PAGES = [
	...[ '/', '/courses/', '/people/', '/prices/', '/questions/', '/news/', '/visiting-the-institute/' ],
	...[ '/showcase/', '/?s=letter', '/nothing-here/', '/course/first-steps/' ],
];

const SCREENS = [
	...[ 'admin.php?page=vestibule-start', 'admin.php?page=vestibule-entries', 'edit.php?post_type=vestibule_form' ],
	...[ 'edit.php?post_type=vestibule_event', 'post-new.php?post_type=vestibule_host' ],
	...[ 'edit.php?post_type=vestibule_course', 'edit.php?post_type=vestibule_course&page=vestibule-participants' ],
	...[ 'edit.php?post_type=vestibule_account', 'post-new.php?post_type=vestibule_account' ],
	'admin.php?page=vestibule-documents',
	...[ 'admin.php?page=vestibule-settings', 'admin.php?page=vestibule-chat', 'admin.php?page=vestibule-chat-counts' ],
	...[ 'admin.php?page=vestibule-consent', 'admin.php?page=vestibule-push', 'admin.php?page=vestibule-demo' ],
];

/** Texts of users, and dates. They differ, because other tests use the same site. */
const OF_PEOPLE =
	'.wp-list-table :is( .column-title, .column-vestibule_places ), #vestibule-entries tbody :is( bdi, span ), time,' +
	// The page that shows a form.
	'[data-step="form"] .vestibule-start__summary > span';

const PHONE = { width: 412, height: 900 };

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `all texts of public pages are translatable and fit on a phone (${ direction })`, async ( { page } ) => {
		await page.setExtraHTTPHeaders( { ...HEADERS, 'X-Test-Direction': direction } );
		await page.setViewportSize( PHONE );
		const found: string[] = [];
		for ( const path of PAGES ) {
			await page.goto( path );
			// Excerpts contain texts of authors.
			found.push( ...( await faults( page, path, 'body', '#wpadminbar, .wp-block-post-excerpt__excerpt' ) ) );
		}
		await expect( page.locator( 'html' ) ).toHaveCSS( 'direction', direction );
		expect( found ).toEqual( [] );
	} );
}

/** Country names come from the browser. */
const COUNTRIES = '.iti__country-list, .iti__selected-country .iti__a11y-text';

test( 'all texts of a form in each of its states are translatable and fit on a phone', async ( { page, context } ) => {
	await page.setViewportSize( PHONE );
	await context.clearCookies( { name: 'cookie_notice_accepted' } );
	await page.goto( '/contact/' );
	const form = page.locator( 'form[data-form_id]' );
	const found = await faults( page, 'asked', 'body', '#wpadminbar' );
	await form.locator( 'input[name="names[first_name]"]' ).focus();
	await expect( form.locator( '.iti' ) ).toBeVisible();
	found.push( ...( await faults( page, 'taken over', 'main', COUNTRIES ) ) );
	await form.getByRole( 'button' ).last().click();
	await expect( page.locator( '[data-part="errors"]' ) ).toBeVisible();
	found.push( ...( await faults( page, 'refused', 'main', COUNTRIES ) ) );
	await form.locator( '.iti button' ).click();
	await expect( page.locator( '.iti__search-input' ) ).toBeVisible();
	found.push( ...( await faults( page, 'countries', '.iti', `.iti__country, ${ COUNTRIES }` ) ) );
	await page.keyboard.press( 'Escape' );
	expect( found ).toEqual( [] );
} );

test( 'all texts on the plugin’s screens in wp-admin are translatable and do not overflow', async ( { page } ) => {
	const found: string[] = [];
	for ( const path of SCREENS ) {
		await page.goto( `/wp-admin/${ path }` );
		// Waits until React has rendered the screen.
		await expect( page.locator( '#wpbody-content [id^="vestibule-"]:has( > noscript:only-child )' ) ).toHaveCount(
			0
		);
		found.push( ...( await faults( page, path, '#wpbody-content, #toplevel_page_vestibule-entries', OF_PEOPLE ) ) );
	}
	expect( found ).toEqual( [] );
} );

test( 'all texts in the panels of the course editor are translatable and do not overflow', async ( {
	page,
	admin,
} ) => {
	await admin.visitAdminPage( 'post-new.php', 'post_type=vestibule_course' );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false )
	);
	const panels = page.locator( '.vestibule-course-panel' );
	await panels.first().waitFor();
	const closed = page.locator( '.vestibule-course-panel:not(.is-opened) > h2 > button' );
	while ( ( await closed.count() ) > 0 ) {
		await closed.first().click();
	}
	// Forms and hosts are texts of users.
	const ofUsers = 'option, .components-checkbox-control';
	expect( await faults( page, 'the panels', '.vestibule-course-panel', ofUsers ) ).toEqual( [] );
} );

test( 'all texts in the editor for appointment types are translatable and do not overflow', async ( {
	page,
	admin,
} ) => {
	await admin.visitAdminPage( 'post-new.php', 'post_type=vestibule_event' );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false )
	);
	const canvas = page.frame( { name: 'editor-canvas' } );
	await canvas?.locator( '.vestibule-week' ).waitFor();
	const closed = page.locator( '.vestibule-event-panel:not(.is-opened) > h2 > button' );
	while ( ( await closed.count() ) > 0 ) {
		await closed.first().click();
	}
	// Names of hosts are texts of users.
	const found = await faults( page, 'the sidebar', '.vestibule-event-panel', '.components-checkbox-control' );
	found.push( ...( canvas ? await faults( canvas, 'the canvas', '.vestibule-event', 'time' ) : [] ) );
	expect( found ).toEqual( [] );
} );

/** Names and IDs of the plugin's blocks in the edited page, one of each type. Inserts missing ones. */
const ofEachBlock = ( page: Page ): Promise< [ string, string ][] > =>
	page.evaluate( () => {
		const { createBlock, getBlockTypes } = window.wp.blocks;
		const { getBlockName, getClientIdsWithDescendants } = window.wp.data.select( 'core/block-editor' );
		const known = () =>
			new Map< string, string >(
				( getClientIdsWithDescendants() as string[] ).map( ( id ) => [ getBlockName( id ), id ] )
			);
		const there = known();
		for ( const { name } of getBlockTypes() as { name: string }[] ) {
			if ( name.startsWith( 'vestibule/' ) && ! there.has( name ) ) {
				const form = name.startsWith( 'vestibule/field-' ) ? there.get( 'vestibule/form' ) : undefined;
				window.wp.data
					.dispatch( 'core/block-editor' )
					.insertBlock( createBlock( name ), undefined, form, false );
			}
		}
		return [ ...known() ].filter( ( [ name ] ) => name.startsWith( 'vestibule/' ) );
	} );

test( 'all texts of the plugin’s blocks and their settings are translatable', async ( { page, admin } ) => {
	test.slow();
	const answer = await page.request.get( '/wp-json/wp/v2/pages?slug=showcase' );
	const [ { id } ] = ( await answer.json() ) as [ { id: number } ];
	await admin.visitAdminPage( 'post.php', `post=${ id }&action=edit` );
	await page.evaluate( () => {
		window.wp.data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
		window.wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/block' );
	} );
	await expect.poll( () => page.frame( { name: 'editor-canvas' } ) ).not.toBeNull();
	const canvas = page.frame( { name: 'editor-canvas' } );
	await canvas?.locator( '[data-type="vestibule/submit"]' ).first().waitFor();
	const blocks = await ofEachBlock( page );
	const found: string[] = [];
	for ( const [ name, block ] of blocks ) {
		await page.evaluate( ( one ) => window.wp.data.dispatch( 'core/block-editor' ).selectBlock( one ), block );
		const panel = page.locator( '.block-editor-block-inspector' );
		await expect( panel ).toBeVisible();
		await panel.evaluate( ( inspector ) =>
			inspector
				.querySelectorAll< HTMLElement >( '.components-panel__body:not(.is-opened) > h2 > button' )
				.forEach( ( closed ) => closed.click() )
		);
		found.push( ...( await faults( page, name, '.block-editor-block-inspector' ) ) );
	}
	const shown = canvas ? await faults( canvas, 'the canvas', '[data-type^="vestibule/"]' ) : [];
	// The width of texts in the canvas depends on the editor's window.
	found.push( ...shown.filter( ( fault ) => ! fault.includes( ': too wide:' ) ) );
	expect( [ ...new Set( found ) ] ).toEqual( [] );
	expect( blocks.length ).toBeGreaterThan( 24 );
} );
