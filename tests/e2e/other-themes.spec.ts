import { accordion, item, paragraph } from './support/accordion';
import { graveFaults, inTheme } from './support/alone';
import { account, launcher, messenger, panel } from './support/chat';
import { commentField, newArticle, send, write } from './support/comments';
import { expect, test } from './support/fixtures';
import { chooseTime, errorOf, fillIn, messageOn, openForm, sendButton } from './support/form';

/* Vestibule in other themes: WordPress's own, and a classic theme (tests/themes/classic). */

for ( const theme of [ 'twentytwentyfive', 'classic' ] ) {
	test.describe( `pages in the theme ${ theme }`, () => {
		test.use( { extraHTTPHeaders: inTheme( theme ) } );

		test.describe( 'a new visitor', () => {
			test.use( { isAsked: true } );

			test( 'the visitor answers the cookie notice and uses every block, and axe finds no serious violations', async ( {
				page,
				context,
			} ) => {
				const opened = await messenger( context );
				await page.emulateMedia( { reducedMotion: 'reduce' } );
				await page.goto( '/showcase/' );
				const notice = page.getByRole( 'region', { name: 'Cookies' } );
				expect( await graveFaults( page, '.vestibule-notice' ) ).toEqual( [] );
				await notice.getByRole( 'button', { name: 'Refuse' } ).click();
				await expect( notice ).toBeHidden();

				await page.getByRole( 'tab', { name: 'Evening courses' } ).click();
				await expect( page.getByRole( 'tabpanel', { name: 'Evening courses' } ) ).toBeVisible();
				const answer = page.getByText( 'Can I bring my children?' );
				await answer.click();
				await expect( page.locator( 'details[open]', { has: answer } ) ).toBeVisible();
				const slides = page.getByRole( 'group', { name: 'Recent articles' } );
				await slides.getByRole( 'button', { name: 'Next' } ).click();
				await expect( slides.locator( '.vestibule-carousel__dot:visible' ).nth( 1 ) ).toHaveAttribute(
					'aria-current',
					'true'
				);
				await page.getByRole( 'button', { name: 'How to find us' } ).click();
				await expect( page.getByRole( 'dialog' ) ).toBeVisible();
				expect( await graveFaults( page, 'dialog[open]' ) ).toEqual( [] );
				await page.keyboard.press( 'Escape' );
				await expect( page.getByRole( 'dialog' ) ).toBeHidden();
				for ( const scheme of [ 'light', 'dark' ] as const ) {
					await page.emulateMedia( { colorScheme: scheme } );
					expect( [ scheme, ...( await graveFaults( page, '[class*="wp-block-vestibule"]' ) ) ] ).toEqual( [
						scheme,
					] );
				}

				await page.goto( '/visiting-the-institute/' );
				await launcher( page ).click();
				await expect( panel( page ) ).toBeVisible();
				expect( await graveFaults( page, '.vestibule-chat' ) ).toEqual( [] );
				await account( page, 'Front desk' ).click();
				await expect.poll( () => opened ).toHaveLength( 1 );
			} );
		} );

		test( 'a visitor submits the form and books an appointment', async ( { page } ) => {
			await openForm( page );
			await sendButton( page ).click();
			const email = page.getByRole( 'textbox', { name: 'Email' } );
			await expect.poll( () => errorOf( email ) ).not.toBe( '' );
			expect( await graveFaults( page, '.wp-block-vestibule-form' ) ).toEqual( [] );
			await fillIn( page );
			const { day } = await chooseTime( page );
			await sendButton( page ).click();
			await expect( messageOn( page ) ).toContainText( `Your appointment: ${ day }` );
		} );
	} );
}

test.describe( 'pages in a classic theme', () => {
	const widget = accordion( {}, item( 'In the sidebar', paragraph( 'Words' ) ) );
	test.use( { extraHTTPHeaders: { ...inTheme( 'classic' ), 'X-Test-Widget': encodeURIComponent( widget ) } } );

	test( 'comments are protected, blocks work in a sidebar, and the cookie notice comes first on the page', async ( {
		page,
	} ) => {
		const { path } = await newArticle();
		await page.goto( path );
		expect(
			await page.locator( 'body > :is( div, section, form, aside )' ).first().getAttribute( 'class' )
		).toContain( 'vestibule-notice' );
		const side = page.getByRole( 'complementary', { name: 'Sidebar' } );
		await side.getByText( 'In the sidebar' ).click();
		await expect( side.getByText( 'Words' ) ).toBeVisible();
		await expect( page.locator( 'textarea[name=comment]' ) ).toBeHidden();
		expect( await commentField( page ).getAttribute( 'name' ) ).toMatch( /^c[0-9a-f]{12}$/ );
		expect( await graveFaults( page, '#comments' ) ).toEqual( [] );
		await write( page, 'The sidebar is on the right.' );
		await send( page );
		await page.waitForURL( /#comment-\d+$/ );
		await expect( page.getByText( 'The sidebar is on the right.' ) ).toBeVisible();
	} );
} );
