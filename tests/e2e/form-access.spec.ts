import type { Locator, Page } from '@playwright/test';
import { COLOURS, violations, WCAG } from './support/axe';
import { expect, test } from './support/fixtures';
import {
	chooseTime,
	fillIn,
	formOn,
	messageOn,
	openForm,
	picker,
	sendButton,
	summaryOn,
	timesOf,
} from './support/form';
import { atRest } from './support/moments';

const FORM = '.wp-block-vestibule-form';

const LOOKS = [
	{ colorScheme: 'light', width: 1280 },
	{ colorScheme: 'dark', width: 412 },
	{ colorScheme: 'light', width: 412 },
	{ colorScheme: 'dark', width: 1280 },
] as const;

/** Violations that axe finds in light and dark colors, on a phone and on a desktop. */
async function faultsOf(
	page: Page,
	part?: string,
	looks: readonly ( typeof LOOKS )[ number ][] = LOOKS.slice( 0, 2 )
) {
	const found: string[] = [];
	for ( const { colorScheme, width } of looks ) {
		await page.emulateMedia( { colorScheme, reducedMotion: 'reduce' } );
		await page.setViewportSize( { width, height: 900 } );
		const faults = await violations( page, part, colorScheme === 'dark' ? { rules: COLOURS } : { tags: WCAG } );
		found.push( ...faults.map( ( fault ) => `${ colorScheme }, ${ width } px: ${ fault }` ) );
	}
	return found;
}

test( 'the form has no axe violations in any of its states', async ( { page } ) => {
	test.setTimeout( 180_000 );
	let answer = (): void => undefined;
	const wait = new Promise< void >( ( done ) => ( answer = done ) );
	await page.route( '**/admin-ajax.php?action=vestibule_slots**', async ( route ) => {
		await wait;
		await route.fallback();
	} );
	await page.goto( '/contact/' );
	expect.soft( await faultsOf( page ), 'untouched' ).toEqual( [] );

	await openForm( page );
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'true' );
	expect.soft( await faultsOf( page, FORM ), 'while the available times load' ).toEqual( [] );
	answer();
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );

	await sendButton( page ).click();
	await expect( summaryOn( page ) ).toBeVisible();
	expect.soft( await faultsOf( page, FORM, LOOKS ), 'with errors' ).toEqual( [] );

	await page.getByRole( 'combobox', { name: 'Topics' } ).press( 'ArrowDown' );
	await expect( page.getByRole( 'option', { name: 'Research' } ) ).toBeVisible();
	expect.soft( await faultsOf( page, FORM ), 'list of topics open' ).toEqual( [] );
	await page.keyboard.press( 'Escape' );

	await fillIn( page );
	await chooseTime( page );
	await page.getByRole( 'combobox', { name: 'Choose a country for the phone number' } ).click();
	await expect( page.getByRole( 'combobox', { name: 'Search' } ) ).toBeFocused();
	expect.soft( await faultsOf( page, FORM ), 'list of countries open' ).toEqual( [] );
	await page.keyboard.press( 'Escape' );

	await sendButton( page ).click();
	await expect( messageOn( page ) ).toBeVisible();
	expect.soft( await faultsOf( page, FORM ), 'after success' ).toEqual( [] );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `the form fits into a window of 320 px with direction ${ direction }`, async ( { page } ) => {
		await page.setViewportSize( { width: 320, height: 700 } );
		await page.route( '**/contact/', async ( route ) => {
			const answer = await route.fetch();
			await route.fulfill( {
				response: answer,
				body: ( await answer.text() ).replace( '<html ', `<html dir="${ direction }" ` ),
			} );
		} );
		const widest = () => page.evaluate( () => document.documentElement.scrollWidth );
		await openForm( page );
		await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );
		expect( await widest() ).toBe( 320 );
		await sendButton( page ).click();
		await expect( summaryOn( page ) ).toBeVisible();
		expect( await widest() ).toBe( 320 );
		const topics = page.getByRole( 'combobox', { name: 'Topics' } );
		await topics.press( 'ArrowDown' );
		for ( const chosen of [ 1, 2 ] ) {
			await page.keyboard.press( 'Enter' );
			await expect( page.getByRole( 'button', { name: /^Remove / } ) ).toHaveCount( chosen );
		}
		expect( await widest() ).toBe( 320 );
		const box = await formOn( page ).boundingBox();
		expect( Math.round( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ) ).toBeLessThanOrEqual( 320 );
	} );
}

test( 'the form has no animations with reduced motion, and its states differ in forced colors', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce', forcedColors: 'active' } );
	await openForm( page );
	await sendButton( page ).scrollIntoViewIfNeeded();
	await atRest( page );
	const places = await page.evaluateHandle( () => {
		const seen = new Set( [ scrollY ] );
		addEventListener( 'scroll', () => seen.add( scrollY ) );
		return seen;
	} );
	await sendButton( page ).click();
	await expect( page.getByRole( 'textbox', { name: 'First name' } ) ).toBeFocused();
	await atRest( page );
	// One position for the list and one for the field. Smooth scrolling has a new position in every frame.
	expect( await places.evaluate( ( { size } ) => size ), 'the page scrolls without animation' ).toBeLessThanOrEqual(
		4
	);
	// Scroll-driven animations move nothing by themselves.
	const isRunning = () =>
		document
			.getAnimations()
			.filter( ( { playState, timeline } ) => playState === 'running' && timeline instanceof DocumentTimeline )
			.length;
	expect( await page.evaluate( isRunning ) ).toBe( 0 );
	const { time, day } = await chooseTime( page );
	const background = ( button: Locator ) =>
		button.evaluate( ( element ) => getComputedStyle( element ).backgroundColor );
	const chosen = timesOf( page, day ).filter( { hasText: time } );
	const shownDay = picker( page ).getByRole( 'gridcell', { selected: true } ).getByRole( 'button' );
	await expect( chosen ).toBeChecked();
	expect( await background( chosen ) ).not.toBe(
		await background( timesOf( page ).and( page.locator( '[aria-checked="false"]' ) ).first() )
	);
	expect( await background( shownDay ) ).toBe( await background( chosen ) );
} );

/** Measures of the form's controls, their icons and lists. */
const looksOf = ( form: Locator ) =>
	form.evaluate( ( element ) => {
		const one = ( selector: string ) => element.querySelector( selector ) ?? element;
		const style = ( selector: string, pseudo?: string ) => getComputedStyle( one( selector ), pseudo );
		const box = ( selector: string ) => one( selector ).getBoundingClientRect();
		const icon = style( '.vestibule-field__error', '::before' );
		const list = one( '.vestibule-multi__list' );
		const hiddenOptions = list.scrollHeight - list.clientHeight;
		( one( '.vestibule-part input' ) as HTMLInputElement ).focus( { preventScroll: true } );
		return {
			radius: style( '.vestibule-part input' ).borderRadius,
			// The label of a group of parts is bolder than the labels of its parts, but not larger.
			isLabelAlike:
				style( '.vestibule-part__label' ).fontSize === style( '.vestibule-field__label' ).fontSize &&
				style( '.vestibule-part__label' ).fontWeight === '400',
			isBoxClear:
				style( '.vestibule-choice__box' ).backgroundColor ===
				style( '.vestibule-field__input' ).backgroundColor,
			iconOffCentre: Math.abs(
				Math.round(
					parseFloat( icon.marginBlockStart ) +
						parseFloat( icon.blockSize ) / 2 -
						box( '.vestibule-field__error' ).height / 2
				)
			),
			hiddenOptions,
			timesOffHeading: box( '.vestibule-time' ).x - box( '.vestibule-times__day' ).x,
		};
	} );

test( 'form controls have the same radius and background, and their icons and lists are aligned', async ( {
	page,
} ) => {
	await page.emulateMedia( { colorScheme: 'dark' } );
	for ( const width of [ 412, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await openForm( page );
		await sendButton( page ).click();
		await expect( summaryOn( page ) ).toBeVisible();
		await page.getByRole( 'combobox', { name: 'Topics' } ).press( 'ArrowDown' );
		await expect( page.getByRole( 'option', { name: 'Research' } ) ).toBeVisible();
		const looks = await looksOf( formOn( page ) );
		expect.soft( looks, `${ width } px` ).toEqual( {
			radius: '8px',
			isLabelAlike: true,
			isBoxClear: true,
			iconOffCentre: 0,
			hiddenOptions: 0,
			timesOffHeading: 0,
		} );
		const address = page.getByRole( 'main' ).getByRole( 'link', { name: /@/ } );
		expect
			.soft(
				await address.evaluate( ( link ) => link.getClientRects().length ),
				`${ width } px, the address in one line`
			)
			.toBe( 1 );
	}
	await page.getByRole( 'combobox', { name: 'Choose a country for the phone number' } ).click();
	const panel = page.locator( '.iti__dropdown-content' );
	await expect( panel ).toHaveCSS( 'border-radius', '8px' );
	const gap = await panel.evaluate( ( element ) => {
		const box = ( selector: string ) => ( element.querySelector( selector ) ?? element ).getBoundingClientRect();
		return [ box( 'input' ).x - box( ':scope' ).x, box( '.iti__country' ).y - box( 'input' ).bottom ].map(
			Math.round
		);
	} );
	expect( gap ).toEqual( [ 9, 8 ] );
} );
