import type { Page } from '@playwright/test';
import { ADA, asking, GRACE, launcher, refuse } from './support/chat';
import { expect, test } from './support/fixtures';
import { atRest } from './support/moments';

/* The launcher must not cover the end of a page or focused elements (docs/chat.md, WCAG 2.4.11). */

test.beforeEach( ( { context, baseURL } ) => refuse( context, baseURL ) );

test.use( { extraHTTPHeaders: asking( { accounts: [ ADA, GRACE ] } ) } );

test( 'the launcher does not cover the last line of a page at any width', async ( { page } ) => {
	await page.goto( '/contact/' );
	for ( const width of [ 412, 900, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.evaluate( () => scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
		await expect( launcher( page ) ).toBeVisible();
		const button = await launcher( page ).boundingBox();
		const line = await page.getByRole( 'contentinfo' ).getByRole( 'link', { name: 'Privacy' } ).boundingBox();
		const isBelow = ( button?.y ?? 0 ) - ( line?.y ?? 0 ) - ( line?.height ?? 0 ) > 16;
		const isBeside = ( button?.x ?? 0 ) + ( button?.width ?? 0 ) < ( line?.x ?? 0 );
		expect( isBelow || isBeside, `${ width }` ).toBe( true );
	}
} );

test.describe( 'the chat launcher above the cookie notice', () => {
	test.use( { isAsked: true } );

	test( 'the launcher does not cover a focused element', async ( { page, context } ) => {
		await context.clearCookies();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width: 1280, height: 900 } );
		for ( const [ path, from, last ] of [
			[ '/contact/', 'textarea[name]', 'Send enquiry' ],
			[ '/', '.portico-footer a', 'Privacy' ],
		] as const ) {
			await page.goto( path );
			await expect( page.locator( '.vestibule-notice' ) ).toBeVisible();
			const hidden: string[] = [];
			await page
				.locator( from )
				.first()
				.evaluate( ( element: HTMLElement ) => element.focus( { preventScroll: true } ) );
			for ( let presses = 0, isLast = false; presses < 40 && ! isLast; presses++ ) {
				await page.keyboard.press( 'Tab' );
				await page.evaluate( () => new Promise( requestAnimationFrame ) );
				const [ text, isHidden ] = await page.evaluate( () => {
					const { activeElement } = document;
					const box = activeElement?.getBoundingClientRect();
					const lid = document.querySelector( '.vestibule-chat__launcher' )?.getBoundingClientRect();
					return [
						activeElement?.textContent?.trim() || activeElement?.getAttribute( 'name' ) || '',
						! box || ! lid || ( box.bottom > lid.top && box.left < lid.right ) || box.top > lid.bottom,
					] as const;
				} );
				hidden.push( ...( isHidden ? [ text ] : [] ) );
				isLast = text === last;
			}
			expect( hidden, path ).toEqual( [] );
		}
	} );
} );

test( 'the launcher does not cover controls of the form or the footer on a narrow page', async ( { page } ) => {
	await page.setViewportSize( { width: 412, height: 900 } );
	await page.goto( '/contact/' );
	const covered = async ( name: string ) => {
		const control = page
			.getByRole( 'button', { name } )
			.or( page.getByRole( 'contentinfo' ).getByRole( 'link', { name } ) )
			.first();
		await control.focus();
		await atRest( page );
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

test( 'the chat button block fits at every width, and only its button has the chat’s color', async ( { page } ) => {
	await page.goto( '/contact/' );
	const card = page.locator( '.vestibule-chat-button' );
	for ( const colorScheme of [ 'light', 'dark' ] as const ) {
		await page.emulateMedia( { colorScheme } );
		for ( const width of [ 320, 412, 782, 800, 900, 1000, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const size = await card.boundingBox();
			expect( size?.height, `${ width }` ).toBeLessThan( 260 );
			expect(
				await card.evaluate( ( element ) => element.scrollWidth <= element.clientWidth ),
				`${ width }`
			).toBe( true );
		}
		const green = await card
			.locator( '*' )
			.evaluateAll( ( parts ) =>
				parts
					.filter( ( part ) => getComputedStyle( part ).backgroundColor === 'rgb(45, 183, 66)' )
					.map( ( { textContent } ) => textContent )
			);
		expect( green ).toEqual( [ 'Chat with us' ] );
	}
} );

test.describe( 'a launcher that moves out of the way', () => {
	const button = ( page: Page ) => page.locator( '.vestibule-chat__launcher' );
	const label = ( page: Page ) => page.locator( '.vestibule-chat__label' );

	test( 'the launcher shrinks to its icon during scrolling, and shows its label at the top, on hover and on focus', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 500 } );
		await page.goto( '/privacy/' );
		await expect( label( page ) ).toBeInViewport( { ratio: 1 } );
		await page.mouse.move( 900, 300 );
		await page.mouse.wheel( 0, 200 );
		await expect( label( page ) ).not.toBeInViewport();
		await expect( launcher( page ) ).toHaveAccessibleName( 'Need Help? Chat with us' );
		expect( await button( page ).evaluate( ( element ) => element.getBoundingClientRect().left ) ).toBe( 30 );
		await button( page ).hover();
		await expect( label( page ) ).toBeInViewport( { ratio: 1 } );
		await page.mouse.move( 900, 300 );
		await expect( label( page ) ).not.toBeInViewport();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( button( page ) ).toBeFocused();
		await expect( label( page ) ).toBeInViewport( { ratio: 1 } );
		await button( page ).evaluate( ( element ) => element.blur() );
		await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
		await expect( label( page ) ).toBeInViewport( { ratio: 1 } );
	} );

	test( 'the launcher is hidden while a field is focused or a list or drawer is open, and then returns', async ( {
		page,
	} ) => {
		await page.goto( '/contact/' );
		// The end of the page, where no part of the form is below the launcher.
		const away = () => page.evaluate( () => scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await away();
		await expect( button( page ) ).toBeVisible();
		for ( const field of [
			page.getByLabel( 'Email' ).first(),
			page.getByRole( 'checkbox', { name: /newsletter/ } ),
			page.getByLabel( 'Your message' ),
		] ) {
			await field.evaluate( ( element: HTMLElement ) => element.focus( { preventScroll: true } ) );
			await expect( button( page ) ).toBeHidden();
			await field.evaluate( ( element: HTMLElement ) => element.blur() );
			await expect( button( page ) ).toBeVisible();
		}
		for ( const list of [
			page
				.getByRole( 'button', { name: /Topics/ } )
				.or( page.getByRole( 'combobox', { name: /Topics/ } ) )
				.first(),
			page.getByRole( 'combobox', { name: /Country/ } ),
		] ) {
			await list.click();
			await expect( button( page ) ).toBeHidden();
			await page.keyboard.press( 'Escape' );
		}
		await page.setViewportSize( { width: 412, height: 900 } );
		await page.locator( ':focus' ).evaluate( ( element: HTMLElement ) => element.blur() );
		await away();
		await expect( button( page ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Menu' } ).click();
		// Escape does nothing before the drawer is open.
		const drawer = page.locator( 'dialog[open]' );
		await expect( drawer ).toBeVisible();
		await expect( button( page ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( drawer ).toBeHidden();
		// The page may still be growing.
		await expect( async () => {
			await away();
			await expect( button( page ) ).toBeVisible( { timeout: 1000 } );
		} ).toPass();
		// A focused launcher stays visible.
		await button( page ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Tab' );
		await page
			.locator( '.vestibule-form' )
			.evaluate( ( form ) => form.scrollIntoView( { block: 'end', behavior: 'instant' } ) );
		await expect( button( page ) ).toBeFocused();
		await expect( button( page ) ).toBeVisible();
	} );
} );
