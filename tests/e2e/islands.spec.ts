import { paragraph } from './support/accordion';
import { carousel, html, links, slide } from './support/carousel';
import { ADA, asking, GRACE, launcher, panel, refuse } from './support/chat';
import { expect, test } from './support/fixtures';
import { seen } from './support/island';
import { dialog, heading, modal } from './support/modal';
import { publish } from './support/pages';
import { openIn, tab, tabs } from './support/tabs';
import { BUILDS, prepare, untouched, watchNodes } from './support/untouched';
import { type Page } from '@playwright/test';

/* React hydrates all islands except the form (hydration.spec.ts) without changing a node, in every build. */

const QUESTION = 'The institute’s “open” door & more';

const CONTENT = [
	tabs(
		{ anchor: 'row', phone: 'tabs' },
		...[ 'Courses in the morning', 'Evening', 'It’s “soft” &amp; <em>quoted</em>' ].map( ( title, index ) =>
			tab( title, paragraph( `It's the row text ${ index }, with <a href="#x">a link</a>.` ), {
				anchor: `row-${ index }`,
			} )
		)
	),
	carousel(
		{ label: 'Loop', auto: 'false', xxl: 2, nextLabel: 'Next &amp; "on"', anchor: 'loop', thumbnails: 'true' },
		slide( '<p>“One” &amp; <em>more</em></p>', { label: '“Quoted”' } ),
		...links( 3 )
	),
	carousel( { label: 'Plain', auto: 'false', loop: 'false', anchor: 'plain' }, ...links( 3 ) ),
	html(
		'<figure id="marked" class="vestibule-slide-init" data-auto="false" data-loop="false"><figure>A</figure><figure>B</figure><figcaption class="blocks-gallery-caption">Both</figcaption></figure>'
	),
	paragraph( '<a href="#visit">Visit us</a>' ),
	modal(
		{ anchor: 'visit', buttonText: 'See us' },
		heading( QUESTION.replace( '&', '&amp;' ) ) + paragraph( "It's open -- come in..." )
	),
	'<!-- wp:vestibule/chat-button /-->',
].join( '\n\n' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page of islands', CONTENT );
} );

test.beforeEach( ( { context, baseURL } ) => refuse( context, baseURL ) );

/** Settings with quotes and ampersands, which WordPress converts. */
const chat = ( gdprStatus: boolean ) =>
	asking( {
		settings: { gdprStatus, options: { styles: { title: `Ask "us" & 'them' -- now` } } },
		accounts: [ { ...ADA, title: `It's <b>us</b> & co` }, GRACE ],
	} );

for ( const build of BUILDS ) {
	const takes = async ( page: Page, id: string, selector: string, touch: () => Promise< void > ) =>
		test.step( id, async () => {
			await watchNodes( page, selector );
			await touch();
			await untouched( page, build, id );
		} );

	const takesChat = async ( page: Page ) => {
		await takes( page, 'vestibule-chat', '#vestibule-chat', () => launcher( page ).click() );
		await expect( page.getByRole( 'dialog', { name: `Ask "us" & 'them' -- now` } ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		const button = page.locator( '.vestibule-chat-button' );
		await button.evaluate( ( element ) => ( element.id = 'the-button' ) );
		await takes( page, 'the-button', '.vestibule-chat-button', () => button.hover() );
		await expect( panel( page ) ).toBeHidden();
	};

	test( `React ${ build } hydrates all islands without changing any node`, async ( { page } ) => {
		await page.setExtraHTTPHeaders( chat( false ) );
		await prepare( page, build );
		await page.goto( path );

		await takes( page, 'row', '#row', () => page.locator( '#row-0--tab' ).hover() );
		await page.locator( '#row-2--tab' ).click();
		await expect.poll( () => openIn( page, 'row' ) ).toEqual( [ 'It’s “soft” & quoted: selected shown' ] );
		await expect( page.locator( '#row-2--panel' ) ).toContainText( 'It’s the row text 2' );
		await page.locator( '#row-0--tab' ).click();
		await expect( page.locator( '#row-0--panel' ) ).toContainText( 'It’s the row text 0' );
		expect( await page.evaluate( () => window.touched ) ).toEqual( [] );

		// Splide then adds copies of slides at both ends of a looping carousel and changes nothing else.
		for ( const id of [ 'plain', 'marked', 'loop' ] ) {
			const root = page.locator( `#${ id }` );
			await watchNodes( page, `#${ id }` );
			await root.dispatchEvent( 'pointerdown' );
			await expect.poll( async () => ( await seen( page ) ).ready, { timeout: 30_000 } ).toContain( id );
			const touched = await page.evaluate( () => window.touched );
			expect( touched.filter( ( change ) => ! /^\+ <div [^>]*splide__slide--clone/.test( change ) ) ).toEqual(
				[]
			);
			expect( touched ).toHaveLength( id === 'loop' ? 8 : 0 );
			await expect( root ).toHaveClass( /is-running/ );
			await expect( root ).not.toHaveClass( /is-native/ );
		}

		await takes( page, 'visit', '#visit', () => page.getByRole( 'link', { name: 'Visit us' } ).click() );
		await expect( dialog( page, QUESTION ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );

		await takesChat( page );
		await page.setExtraHTTPHeaders( chat( true ) );
		await page.goto( path );
		await takesChat( page );
	} );
}
