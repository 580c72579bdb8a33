/** Registration form with steps, a file and a link for later, and values filled in by the browser or pasted. */
import { expect, openForm, same, tabTo, until, value } from '../steps.mjs';

const FORM = 'form[data-form_id="6"]';
const NEXT = `${ FORM } [data-go="next"]`;
const SEND = `${ FORM } .vestibule-submit__button`;

const isShown = ( visitor, selector ) =>
	until( visitor, selector, ( wanted ) => document.querySelector( wanted )?.checkVisibility() ?? false, selector );

/** Sets controls as a browser's own autofill does, all at once. */
const autofill = ( visitor, values ) =>
	visitor.run( ( wanted ) => {
		for ( const [ name, text ] of Object.entries( wanted ) ) {
			const control = document.querySelector( `[name="${ name }"]` );
			Object.getOwnPropertyDescriptor( Object.getPrototypeOf( control ), 'value' ).set.call( control, text );
			control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	}, values );

/** Chooses a file by a script in the page, because no WebDriver command for this works in both engines. */
const chooseFile = ( visitor, name ) =>
	visitor.run(
		( file, form ) => {
			const input = document.querySelector( `${ form } [type="file"]` );
			const list = new window.DataTransfer();
			list.items.add( new File( [ '%PDF-1.7\n%%EOF' ], file, { type: 'application/pdf' } ) );
			input.files = list.files;
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		},
		name,
		FORM
	);

async function firstStep( visitor, path = '/registration/' ) {
	await openForm( visitor, path );
	await visitor.click( `${ FORM } [name="who"][value="company"]` );
	for ( const [ name, text ] of [
		[ 'names[first_name]', 'Grace' ],
		[ 'names[last_name]', 'Hopper' ],
		[ 'email', 'grace@example.org' ],
		[ 'company', 'Navy' ],
		[ 'people', '3' ],
	] ) {
		await isShown( visitor, `${ FORM } [name="${ name }"]` );
		await visitor.click( `${ FORM } [name="${ name }"]` );
		await visitor.type( text );
	}
}

async function register( visitor ) {
	await firstStep( visitor );
	await visitor.click( NEXT );
	await isShown( visitor, `${ FORM } [name="course"]` );
	await autofill( visitor, { course: 'Work and offices' } );
	await until( visitor, 'the deposit', () =>
		/150/.test( document.querySelector( '.vestibule-calculation' ).textContent )
	);
	await visitor.run( () => document.querySelector( '[name="level"]' ).focus() );
	for ( let press = 0; press < 4; press++ ) {
		await visitor.press( 'ArrowRight' );
	}
	same( await value( visitor, '[name="level"]' ), '4', 'the level' );
	await isShown( visitor, `${ FORM } [data-field="certificate"]` );
	await chooseFile( visitor, 'certificate.pdf' );
	await until( visitor, 'the file uploaded', () =>
		/certificate\.pdf.*100%/s.test( document.querySelector( '[data-field="certificate"]' ).textContent )
	);
	// By keyboard, because the button moves while the list of files grows and the step is animated.
	await tabTo( visitor, NEXT );
	await visitor.press( 'Enter' );
	await isShown( visitor, `${ FORM } [name="agreement"]` );
	await tabTo( visitor, `${ FORM } [name="agreement"]` );
	await visitor.press( 'Space' );
	await tabTo( visitor, SEND );
	await visitor.press( 'Enter' );
	await until( visitor, 'the message after sending', () =>
		/Thank you/.test( document.querySelector( '[data-island="form"]' ).textContent )
	);
}

/** Returns the link in the newest email to an address. */
const mailed = ( visitor, to ) =>
	until(
		visitor,
		'the email with the link',
		async ( address ) => {
			const mails = await ( await fetch( `/wp-json/test-mails/v1/mails?to=${ address }` ) ).json();
			const link = /https?:\/\/\S+vestibule_saved=\w+/.exec( mails.at( -1 )?.message ?? '' )?.[ 0 ] ?? '';
			return link.replace( location.origin, '' );
		},
		to
	);

async function saveForLater( visitor, browser ) {
	await firstStep( visitor, '/registration/?later=on' );
	await visitor.click( `${ FORM } .vestibule-later > summary` );
	await until( visitor, 'the address of the form', () => document.querySelector( '.vestibule-later input' ).value );
	await visitor.click( `${ FORM } .vestibule-later__button` );
	await until( visitor, 'the message that the link was sent', () =>
		/link/.test( document.querySelector( '.vestibule-later__status' ).textContent )
	);
	const link = await mailed( visitor, 'grace@example.org' );
	const elsewhere = await browser.visit();
	// Emailed links lack the visitor's query, and this page shows the form only with the query.
	const [ address, hash = '' ] = link.split( '#' );
	await elsewhere.open( `${ address }${ address.includes( '?' ) ? '&' : '?' }later=on#${ hash }` );
	same( await value( elsewhere, `${ FORM } [name="names[first_name]"]` ), 'Grace', 'the first name' );
	same( await value( elsewhere, `${ FORM } [name="people"]` ), '3', 'the people' );
	await elsewhere.close();
}

async function filledIn( visitor ) {
	await visitor.open( '/contact/' );
	await autofill( visitor, {
		'names[first_name]': 'Ada',
		'names[last_name]': 'Lovelace',
		email: 'ada@example.org',
		'country-list': 'GB',
		input_text_1: 'Analytical Society',
	} );
	await visitor.click( 'form[data-form_id="4"] [type="submit"]' );
	await until( visitor, 'the errors', () => document.querySelectorAll( '[aria-invalid="true"]' ).length );
	await until( visitor, 'the hydrated form', () => document.documentElement.dataset.formReady === '' );
	same( await value( visitor, '[name="country-list"]' ), 'GB', 'the country' );
	const refused = await visitor.run( () =>
		[ ...document.querySelectorAll( '[aria-invalid="true"]' ) ].map( ( { name } ) => name )
	);
	expect( ! refused.some( ( name ) => /names|email|country|input_text_1/.test( name ) ), `rejected: ${ refused }` );
}

async function pasted( visitor ) {
	await openForm( visitor );
	for ( const [ name, text, kept ] of [
		[ 'email', '  ada@example.org ', 'ada@example.org' ],
		[ 'phone', '+43 (664) 1234567', '+43 664 1234567' ],
	] ) {
		const field = name === 'phone' ? 'input[type="tel"]' : `[name="${ name }"]`;
		await visitor.click( '[name="input_text"]' );
		await visitor.press( 'Control+a' );
		await visitor.type( text );
		await visitor.press( 'Control+a' );
		await visitor.press( 'Control+x' );
		await visitor.click( field );
		if ( name === 'phone' ) {
			await until( visitor, 'the list of countries', () => Boolean( document.querySelector( '.iti button' ) ) );
		}
		await visitor.press( 'Control+v' );
		await visitor.press( 'Tab' );
		await until( visitor, `${ name } pasted`, ( wanted ) => document.querySelector( wanted ).value, field );
		same( ( await value( visitor, field ) ).replace( /[\s()]/g, '' ), kept.replaceAll( ' ', '' ), name );
		expect(
			await visitor.run( ( wanted ) => document.querySelector( wanted ).ariaInvalid !== 'true', field ),
			`${ name } is rejected`
		);
	}
}

/** Checks that the browser restores the values of a form without drafts. */
async function withoutDraft( visitor ) {
	await openForm( visitor, '/contact/?drafts=off' );
	await visitor.click( '[role="combobox"][id*="multi_select"]' );
	await visitor.click( '[data-field="multi_select"] [role="option"]' );
	await visitor.press( 'Escape' );
	await visitor.follow( '/imprint/' );
	await visitor.back();
	await until( visitor, 'the form', () => location.pathname === '/contact/' && document.readyState === 'complete' );
	await visitor.click( '[name="names[first_name]"]' );
	await until( visitor, 'the hydrated form', () => document.documentElement.dataset.formReady === '' );
	const [ ticked, chosen ] = await visitor.run( () =>
		[ 'input[name="multi_select[]"]:checked', 'button[aria-label^="Remove "]' ].map(
			( wanted ) => document.querySelectorAll( wanted ).length
		)
	);
	same( `${ ticked } ${ chosen }`, '1 1', 'selected and shown topics' );
}

/** [ name, path ] */
export const registration = [
	[ 'a visitor fills in and sends a multi-step registration with a file', register ],
	[ 'a saved form is restored by its link', saveForLater ],
	[ 'values filled in by the browser before the scripts have loaded are kept', filledIn ],
	[ 'a pasted email address and phone number are accepted', pasted ],
	[ 'the browser restores selected topics if drafts are off', withoutDraft ],
];
