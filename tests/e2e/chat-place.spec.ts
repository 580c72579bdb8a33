import { ADA, asking, GRACE, launcher, refuse } from './support/chat';
import { expect, test } from './support/fixtures';

/* What the launcher leaves free: the end of a page, and what the keyboard reaches (specification 9, WCAG 2.4.11). */

test.beforeEach( ( { context, baseURL } ) => refuse( context, baseURL ) );

test.use( { extraHTTPHeaders: asking( { accounts: [ ADA, GRACE ] } ) } );

test( 'at the end of a page the launcher keeps off the last line, however wide the window is', async ( { page } ) => {
	await page.goto( '/contact/' );
	for ( const width of [ 412, 900, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.evaluate( () => scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
		const button = await launcher( page ).boundingBox();
		const line = await page.getByRole( 'contentinfo' ).getByRole( 'link', { name: 'Privacy' } ).boundingBox();
		expect( ( button?.y ?? 0 ) - ( line?.y ?? 0 ) - ( line?.height ?? 0 ), `${ width }` ).toBeGreaterThan( 16 );
	}
} );

test.describe( 'above the cookie notice', () => {
	test.use( { isAsked: true } );

	test( 'the launcher hides nothing that has the focus', async ( { page, context } ) => {
		await context.clearCookies();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width: 1280, height: 900 } );
		for ( const [ path, from, last ] of [ [ '/contact/', 'textarea[name]', 'Send enquiry' ], [ '/', '.portico-footer a', 'Privacy' ] ] as const ) {
			await page.goto( path );
			await expect( page.locator( '.vestibule-notice' ) ).toBeVisible();
			const hidden: string[] = [];
			await page.locator( from ).first().evaluate( ( element: HTMLElement ) => element.focus( { preventScroll: true } ) );
			for ( let presses = 0, isLast = false; presses < 40 && ! isLast; presses++ ) {
				await page.keyboard.press( 'Tab' );
				await page.evaluate( () => new Promise( requestAnimationFrame ) );
				const [ text, isHidden ] = await page.evaluate( () => {
					const { activeElement } = document;
					const box = activeElement?.getBoundingClientRect();
					const lid = document.querySelector( '.vestibule-chat__launcher' )?.getBoundingClientRect();
					return [ activeElement?.textContent?.trim() || activeElement?.getAttribute( 'name' ) || '', ! box || ! lid || ( box.bottom > lid.top && box.left < lid.right ) || box.top > lid.bottom ] as const;
				} );
				hidden.push( ...( isHidden ? [ text ] : [] ) );
				isLast = text === last;
			}
			expect( hidden, path ).toEqual( [] );
		}
	} );
} );

test( 'on a narrow page nothing of the form or the footer ends behind the launcher', async ( { page } ) => {
	await page.setViewportSize( { width: 412, height: 900 } );
	await page.goto( '/contact/' );
	const covered = async ( name: string ) => {
		const control = page.getByRole( 'button', { name } ).or( page.getByRole( 'contentinfo' ).getByRole( 'link', { name } ) ).first();
		await control.focus();
		await page.waitForTimeout( 400 );
		return control.evaluate( ( element ) => {
			const { left, right, top, bottom } = element.getBoundingClientRect();
			const met = document.elementFromPoint( ( left + right ) / 2, ( top + bottom ) / 2 );
			return met !== element && ! element.contains( met );
		} );
	};
	await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
	for ( const name of [ 'Send enquiry', 'Privacy', 'Imprint' ] ) {
		expect( await covered( name ), name ).toBe( false );
	}
} );
