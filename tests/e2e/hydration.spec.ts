import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hold, ISLAND, observe, seen, SLOTS, taken } from './support/island';
import { publish } from './support/pages';
import { useReact, type Build } from './support/react';
import { rest } from './support/rest';

/*
 * Hydration must not change the server's HTML (docs/architecture.md). Only intended changes are exempt: the wrapper
 * .iti that intl-tel-input adds around the phone input, and new times in the calendar. The response of vestibule_slots
 * is delayed until all changes are counted.
 */

declare global {
	interface Window {
		changes: string[];
		server: Element[];
	}
}

/** Records every node that is added, removed or changes its text in the form. */
async function watchNodes( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const form = document.querySelector( 'form[data-form_id]' );
		const phone = form?.querySelector( '.vestibule-field--phone .vestibule-field__control' );
		// React sets the text of a text area again whenever it renders the text area.
		const isSameText = ( { target, addedNodes, removedNodes }: MutationRecord ) =>
			target instanceof HTMLTextAreaElement &&
			addedNodes.length === 1 &&
			addedNodes[ 0 ]?.nodeValue === removedNodes[ 0 ]?.nodeValue;
		const isExempt = ( record: MutationRecord ) =>
			record.target === phone ||
			( record.target instanceof Element && record.target.closest( '.iti' ) !== null ) ||
			isSameText( record );
		const nameOf = ( node: Node ) =>
			( node instanceof Element ? node.outerHTML : `"${ node.nodeValue ?? '' }"` ).slice( 0, 200 );
		window.changes = [];
		window.server = [ ...( form?.querySelectorAll( '*' ) ?? [] ) ];
		new MutationObserver( ( records ) => {
			for ( const record of records.filter( ( one ) => ! isExempt( one ) ) ) {
				window.changes.push(
					...[ ...record.addedNodes ].map( ( node ) => `+ ${ nameOf( node ) }` ),
					...[ ...record.removedNodes ].map( ( node ) => `- ${ nameOf( node ) }` ),
					...( record.type === 'characterData' ? [ `~ ${ nameOf( record.target ) }` ] : [] )
				);
			}
		} ).observe( form ?? document, { childList: true, characterData: true, subtree: true } );
	} );
}

const BUILDS: Build[] = [ '18 production', '18 development', '19 production', '19 development' ];

for ( const build of BUILDS ) {
	// The development builds also compare attributes and log each difference as an error, which fails the test.
	test( `React ${ build } hydrates the form without changing any node`, async ( { page } ) => {
		await observe( page );
		await useReact( page, build );
		const answerSlots = await hold( page, SLOTS );
		await page.goto( '/contact/' );
		await watchNodes( page );
		await page.getByRole( 'textbox', { name: 'First name' } ).focus();
		await taken( page );

		expect( await page.evaluate( () => window.React.version ) ).toMatch(
			new RegExp( `^${ build.slice( 0, 2 ) }\\.` )
		);
		expect( await page.evaluate( () => window.changes ) ).toEqual( [] );
		expect( ( await seen( page ) ).differences ).toEqual( [] );
		expect(
			await page.evaluate( () =>
				window.server.filter( ( node ) => ! node.isConnected ).map( ( node ) => node.outerHTML )
			)
		).toEqual( [] );
		const added = await page.evaluate( () =>
			[
				...( document.querySelector( '.vestibule-field--phone .vestibule-field__control' )?.children ?? [] ),
			].map( ( { className } ) => className )
		);
		expect( added.map( ( name ) => name.split( ' ' )[ 0 ] ) ).toEqual( [ 'iti' ] );
		await expect( page.locator( '.is-native' ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'textbox', { name: 'First name' } ) ).toBeFocused();

		answerSlots();
		await expect( page.getByRole( 'button', { name: 'Next month' } ) ).toBeEnabled();
		expect( ( await seen( page ) ).differences ).toEqual( [] );
	} );
}

for ( const build of [ '18 production', '19 production' ] as const ) {
	test( `values that a visitor enters before React ${ build } has loaded are kept`, async ( { page } ) => {
		await observe( page );
		await useReact( page, build );
		const release = await hold( page, ISLAND );
		await page.goto( '/contact/' );
		await page.getByRole( 'textbox', { name: 'First name' } ).fill( 'Ada' );
		await page.getByRole( 'textbox', { name: 'Email' } ).fill( 'ada@example.org' );
		await page.getByRole( 'combobox', { name: 'Country (required)' } ).selectOption( 'United Kingdom' );
		await page.getByRole( 'textbox', { name: 'Phone' } ).fill( '+49 30 901820' );
		await page.getByRole( 'radio', { name: 'Phone' } ).check();
		await page.getByRole( 'textbox', { name: 'Message' } ).fill( 'One\nTwo' );
		await page.getByRole( 'checkbox', { name: 'I agree' } ).check();
		await page.getByRole( 'combobox', { name: 'Topics' } ).fill( 'libr' );
		const time = page.locator( '.vestibule-time' ).last();
		const start = ( await time.getAttribute( 'data-start' ) ) ?? '';
		await time.click();
		await expect( time ).toHaveAttribute( 'aria-checked', 'false' );
		expect( ( await seen( page ) ).ready ).toEqual( [] );

		release();
		await taken( page );
		await expect( page.getByRole( 'textbox', { name: 'First name' } ) ).toHaveValue( 'Ada' );
		await expect( page.getByRole( 'textbox', { name: 'Email' } ) ).toHaveValue( 'ada@example.org' );
		await expect( page.getByRole( 'combobox', { name: 'Country (required)' } ) ).toHaveValue( 'GB' );
		await expect( page.getByRole( 'textbox', { name: 'Phone' } ) ).toHaveValue( /30 ?901820/ );
		await expect( page.getByRole( 'radio', { name: 'Phone' } ) ).toBeChecked();
		await expect( page.getByRole( 'textbox', { name: 'Message' } ) ).toHaveValue( 'One\nTwo' );
		await expect( page.getByRole( 'checkbox', { name: 'I agree' } ) ).toBeChecked();
		await expect( page.getByRole( 'combobox', { name: 'Topics' } ) ).toHaveValue( 'libr' );
		// The click was repeated: the time is selected and shown as text.
		await expect( page.locator( `[data-start="${ start }"]` ) ).toHaveAttribute( 'aria-checked', 'true' );
		await expect( page.locator( '.vestibule-submit__chosen' ) ).toContainText( 'Berlin time' );
		expect( ( await seen( page ) ).differences ).toEqual( [] );
	} );
}

test( 'hydration keeps the errors and values of a form that was submitted without scripts', async ( { page } ) => {
	await page.goto( '/contact/' );
	const hidden = await page
		.locator( 'form[data-form_id] input[type="hidden"]' )
		.evaluateAll( ( all ) =>
			all.map( ( input ) => [ input.getAttribute( 'name' ) ?? '', input.getAttribute( 'value' ) ?? '' ] )
		);
	const start = ( await page.locator( '.vestibule-time' ).last().getAttribute( 'data-start' ) ) ?? '';
	const answer = await page.request.post( '/wp-admin/admin-ajax.php?action=vestibule_form_submit', {
		maxRedirects: 0,
		form: {
			...( Object.fromEntries( hidden ) as Record< string, string > ),
			'names[first_name]': `"Ada" & <b>Tom's</b> 🎉`,
			email: 'ada@',
			'country-list': 'GB',
			input_radio: 'email',
			'multi_select[]': 'library',
			description: '\nTwo\r\nlines</textarea>',
			fcal_booking_2: start,
		},
	} );
	expect( answer.status() ).toBe( 303 );

	await observe( page );
	await useReact( page, '18 development' );
	const answerSlots = await hold( page, SLOTS );
	// A held time renders the fields again, which is not part of hydration.
	const answerHold = await hold( page, /action=vestibule_slot_hold/ );
	await page.goto( answer.headers().location ?? '' );
	const summary = page.locator( '[data-part="errors"]' ).getByRole( 'listitem' );
	const said = await summary.allTextContents();
	expect( said.length ).toBeGreaterThan( 2 );
	await watchNodes( page );
	await page.getByRole( 'textbox', { name: 'First name' } ).focus();
	await taken( page );
	expect( await page.evaluate( () => window.changes ) ).toEqual( [] );
	expect( ( await seen( page ) ).differences ).toEqual( [] );
	expect( await summary.allTextContents() ).toEqual( said );
	await expect( page.getByRole( 'textbox', { name: 'First name' } ) ).toHaveValue( `"Ada" & <b>Tom's</b> 🎉` );
	await expect( page.locator( `[data-start="${ start }"]` ) ).toHaveAttribute( 'aria-checked', 'true' );
	answerSlots();
	answerHold();

	await page.getByRole( 'textbox', { name: 'Email' } ).fill( 'ada@example.org' );
	await expect( summary ).toHaveCount( said.length - 1 );
} );

test( 'two copies of a form on a page have unique IDs and hydrate separately', async ( { page } ) => {
	await observe( page );
	await page.goto( await pageWithTwoForms() );
	const ids = await page.locator( '[data-island="form"] [id]' ).evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect( new Set( ids ).size ).toBe( ids.length );
	const forms = page.locator( 'form[data-form_id="4"]' );
	expect(
		await forms.evaluateAll( ( all ) => all.map( ( form ) => form.getAttribute( 'data-form_instance' ) ) )
	).toEqual( [ 'ff_form_instance_4_1', 'ff_form_instance_4_2' ] );

	const names = page.getByRole( 'textbox', { name: 'First name' } );
	await names.nth( 1 ).fill( 'Second' );
	await taken( page, 'ff_form_instance_4_2' );
	expect( ( await seen( page ) ).ready ).toEqual( [ 'ff_form_instance_4_2' ] );
	await names.nth( 0 ).fill( 'First' );
	await taken( page, 'ff_form_instance_4_1' );
	await page.getByRole( 'button', { name: 'Send enquiry' } ).nth( 1 ).click();
	await expect( forms.nth( 1 ).locator( '[data-part="errors"]' ).getByRole( 'listitem' ).first() ).toBeVisible();
	await expect( forms.nth( 0 ).locator( '[data-part="errors"]' ) ).toBeEmpty();
	await expect( names.nth( 0 ) ).toHaveValue( 'First' );
	expect( ( await seen( page ) ).differences ).toEqual( [] );
} );

/** Publishes a page that shows the form of the contact page twice. Returns its path. */
async function pageWithTwoForms(): Promise< string > {
	const [ contact ] = await rest< { content: { raw: string } }[] >( '/wp/v2/pages?slug=contact&context=edit' );
	const block = /<!-- wp:vestibule\/form .*?\/-->/s.exec( contact?.content.raw ?? '' )?.[ 0 ] ?? '';
	expect( block ).not.toBe( '' );
	return publish( 'Two forms', `${ block }\n\n${ block }` );
}
