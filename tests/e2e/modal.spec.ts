import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { dialog, focused, FOUR_MODALS, listen, state } from './support/modal';
import { atRest, turnWheel } from './support/moments';
import { publish } from './support/pages';

/* Behavior of the dialog pattern in the ARIA Authoring Practices, and of docs/tabs.md. */

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page with modals', FOUR_MODALS );
} );

test( 'a modal opened by a link traps the focus, locks the page and returns the focus when it closes', async ( {
	page,
} ) => {
	const said = await listen( page );
	await page.goto( path );
	const link = page.getByRole( 'link', { name: 'Directions again' } );
	await link.scrollIntoViewIfNeeded();
	const { scroll } = await state( page );
	expect( scroll ).toBeGreaterThan( 100 );
	const place = await link.boundingBox();
	await link.click();
	const box = dialog( page, 'The way to us' );
	await expect( box ).toBeVisible();
	expect( await focused( page ) ).toBe( 'The way to us' );
	expect( await box.evaluate( ( element ) => element.matches( ':modal' ) ) ).toBe( true );
	await expect
		.poll( () => state( page ) )
		.toEqual( { hash: '#directions', scroll, locked: true, open: [ 'directions' ] } );
	expect( await link.boundingBox() ).toEqual( place );
	await page.mouse.move( 5, 5 );
	await turnWheel( page, 600 );
	expect( ( await state( page ) ).scroll ).toBe( scroll );

	const stops: string[] = [];
	for ( let step = 0; step < 5; step++ ) {
		await page.keyboard.press( 'Tab' );
		stops.push( await focused( page ) );
	}
	expect( stops ).toEqual( [ 'The lift', 'the middle', 'the lift instead', 'Back to the page', 'Close' ] );
	await page.keyboard.press( 'Shift+Tab' );
	expect( await focused( page ) ).toBe( 'Back to the page' );

	await page.keyboard.press( 'Escape' );
	await expect( box ).toBeHidden();
	await expect( link ).toBeFocused();
	await expect.poll( () => state( page ) ).toEqual( { hash: '', scroll, locked: false, open: [] } );
	expect( await link.boundingBox() ).toEqual( place );
	expect( await said() ).toEqual( [ 'open directions', 'close directions' ] );
} );

test( 'every close button and the backdrop close a modal and remove its history entry', async ( { page } ) => {
	await page.goto( path );
	const opener = page.getByRole( 'button', { name: 'How to find us' } );
	const box = dialog( page, 'The way to us' );
	const before = await page.evaluate( () => history.length );
	for ( const close of [
		() => box.getByRole( 'button', { name: 'Close' } ).click(),
		() => box.getByRole( 'button', { name: 'Back to the page' } ).click(),
		() => box.getByRole( 'button', { name: 'Back to the page' } ).press( 'Space' ),
		() => page.mouse.click( 5, 300 ),
	] ) {
		await opener.click();
		await expect( box ).toBeVisible();
		await expect.poll( async () => ( await state( page ) ).hash ).toBe( '#directions' );
		await close();
		await expect( box ).toBeHidden();
		await expect( opener ).toBeFocused();
		await expect.poll( async () => ( await state( page ) ).hash ).toBe( '' );
		expect( await page.evaluate( () => history.length ) ).toBe( before + 1 );
	}
	// Selecting text beyond the edge is not a click on the backdrop.
	await opener.click();
	const words = await box.getByRole( 'heading' ).boundingBox();
	await page.mouse.move( ( words?.x ?? 0 ) + 20, ( words?.y ?? 0 ) + 10 );
	await page.mouse.down();
	await page.mouse.move( 5, 300 );
	await page.mouse.up();
	await atRest( page );
	await expect( box ).toBeVisible();
	await page.keyboard.press( 'Escape' );

	// The backdrop does nothing if the editor has switched it off.
	await page.goto( `${ path }#lift` );
	await expect( dialog( page, 'The lift' ) ).toBeVisible();
	await page.mouse.click( 5, 300 );
	await atRest( page );
	await expect( dialog( page, 'The lift' ) ).toBeVisible();
} );

test(
	'a modal moves the focus to its autofocus field, and a radio group is a single tab stop',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.goto( path );
		await page.getByRole( 'button', { name: 'Ask us something' } ).click();
		const box = dialog( page, 'Ask us' );
		await expect( box.getByRole( 'textbox', { name: 'Name' } ) ).toBeFocused();
		await box.getByRole( 'radio', { name: 'Email' } ).check();
		await page.keyboard.press( 'Tab' );
		expect( await focused( page ) ).toBe( 'Close' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( box.getByRole( 'radio', { name: 'Email' } ) ).toBeFocused();
	}
);

test(
	'a modal can be closed at any time during its animation, even by other code',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.goto( path );
		const opener = page.getByRole( 'button', { name: 'How to find us' } );
		const box = page.locator( '#directions' );
		for ( const [ before, during ] of [
			[ '.vestibule-modal { animation: none !important; }', '' ],
			[ '', '.vestibule-modal { animation: none !important; }' ],
			[ '', '.vestibule-modal.is-closing { display: none !important; }' ],
			[ '.vestibule-modal.is-closing { animation: vestibule-modal-out 99s infinite !important; }', '' ],
		] as const ) {
			const early = await page.addStyleTag( { content: before || '/* nothing */' } );
			await opener.click();
			await expect( box ).toHaveAttribute( 'open' );
			await page.keyboard.press( 'Escape' );
			const late = await page.addStyleTag( { content: during || '/* nothing */' } );
			await expect( box ).not.toHaveAttribute( 'open', { timeout: 3000 } );
			await expect( opener ).toBeFocused();
			expect( await box.getAttribute( 'class' ) ).not.toContain( 'is-closing' );
			for ( const style of [ early, late ] ) {
				await style.evaluate( ( element ) => ( element as Element ).remove() );
			}
			await expect.poll( async () => ( await state( page ) ).hash ).toBe( '' );
		}
		// Other code or the browser closes the modal.
		await opener.click();
		await expect( box ).toBeVisible();
		await box.evaluate( ( element: HTMLDialogElement ) => element.close() );
		await expect.poll( () => state( page ) ).toMatchObject( { hash: '', locked: false, open: [] } );
	}
);

test(
	'links and modals that are added later work, even if the modal is inside a hidden element',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.goto( path );
		await page.evaluate( () => {
			const place = document.createElement( 'p' );
			place.innerHTML = '<a href="#lift">Late link</a>';
			document.querySelector( 'main' )?.prepend( place );
			// Like a modal of a later page of a query loop, in a closed panel.
			const late = document.querySelector( '#lift' )?.cloneNode( true );
			const hidden = document.createElement( 'div' );
			hidden.hidden = true;
			if ( late instanceof HTMLElement ) {
				late.id = 'late';
				late.dataset.props = late.dataset.props?.replace( '"lift"', '"late"' );
				late.querySelectorAll( '[commandfor]' ).forEach( ( control ) =>
					control.setAttribute( 'commandfor', 'late' )
				);
				late.querySelectorAll( '[href="#lift-closed"]' ).forEach( ( control ) =>
					control.setAttribute( 'href', '#late-closed' )
				);
				hidden.append( late );
			}
			place.insertAdjacentHTML( 'beforeend', ' <a href="#late">Late dialog</a>' );
			document.body.append( hidden );
		} );
		await page.getByRole( 'link', { name: 'Late link' } ).click();
		await expect( page.locator( '#lift' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( '#lift' ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'Late dialog' } ).click();
		await expect( page.locator( '#late' ) ).toBeVisible();
		await expect( page.locator( '#late' ).getByRole( 'heading' ).first() ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'link', { name: 'Late dialog' } ) ).toBeFocused();
	}
);

test(
	'modals have no axe violations and fit at 200 percent zoom, on right-to-left pages and in forced colors',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.setViewportSize( { width: 640, height: 400 } );
		await page.goto( `${ path }#long` );
		const long = dialog( page, 'All rules' );
		await expect( long ).toBeVisible();
		await atRest( page );
		const check = async ( id: string ) => expect( await violations( page, `#${ id }` ) ).toEqual( [] );
		await check( 'long' );
		// The content scrolls in the dialog, and the close button stays visible.
		await long.evaluate( ( element ) => element.scrollTo( 0, 9999 ) );
		await expect( long.getByText( 'Line 60 of the page' ) ).toBeInViewport();
		await expect( long.getByRole( 'button', { name: 'Close' } ) ).toBeInViewport( { ratio: 1 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= innerWidth ) ).toBe( true );
		await page.keyboard.press( 'Escape' );

		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		await page.emulateMedia( { forcedColors: 'active', reducedMotion: 'reduce' } );
		await page.getByRole( 'button', { name: 'Ask us something' } ).click();
		const sheet = dialog( page, 'Ask us' );
		await expect( sheet ).toBeVisible();
		expect( ( await sheet.boundingBox() )?.x ).toBe( 0 );
		expect( await sheet.evaluate( ( element ) => element.getAnimations().length ) ).toBe( 0 );
		await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );
		const box = await sheet.boundingBox();
		expect( Math.round( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ) ).toBe( 640 );
		await page.emulateMedia( { forcedColors: 'none', colorScheme: 'dark' } );
		await check( 'question' );
		expect( await sheet.evaluate( ( element ) => getComputedStyle( element ).zIndex ) ).toBe( '1500' );

		await page.setViewportSize( { width: 412, height: 800 } );
		const phone = await sheet.boundingBox();
		expect( [ phone?.x, phone?.width, Math.round( ( phone?.y ?? 0 ) + ( phone?.height ?? 0 ) ) ] ).toEqual( [
			0, 412, 800,
		] );
	}
);
