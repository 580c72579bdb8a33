/** Paths through form 4: filled in by keyboard, filled in by mouse, rejected, and restored by the browser. */
import { complaints, expect, openForm, same, tabTo, until, value } from '../steps.mjs';

const FORM = 'form[data-form_id="4"]';
const SEND = `${ FORM } [type="submit"]`;
const DAY = '[role="grid"] button[data-date]';
const OPTION = '[data-field="multi_select"] [role="option"]';
const TIME = '[role="radio"][data-start]';

const isSent = ( visitor ) =>
	until( visitor, 'the message after sending', () => {
		const message = document.querySelector( '[data-island="form"] .vestibule-form__message' );
		return /Your appointment/.test( message?.textContent ?? '' );
	} );

const topics = ( visitor ) => visitor.run( () => document.querySelectorAll( 'button[aria-label^="Remove "]' ).length );

async function waitForDays( visitor ) {
	await until(
		visitor,
		'free days',
		( day ) => Boolean( document.querySelector( day ) ) && ! document.querySelector( '[aria-busy="true"]' ),
		DAY
	);
}

async function byKeyboard( visitor ) {
	await openForm( visitor );
	await visitor.type( 'Ada' );
	await tabTo( visitor, '[name="names[last_name]"]' );
	await visitor.type( 'Lovelace' );
	await tabTo( visitor, '[name="email"]' );
	await visitor.type( 'ada@example.org' );
	await tabTo( visitor, '[name="country-list"]' );
	await visitor.type( 'Norw' );
	await until( visitor, 'Norway', () => document.querySelector( '[name="country-list"]' ).value === 'NO' );
	await tabTo( visitor, '[name="input_text_1"]' );
	await visitor.type( 'Analytical Society' );
	await tabTo( visitor, '[name="input_text"]' );
	await visitor.type( 'Engines' );
	await tabTo( visitor, '[name="input_radio"]' );
	await visitor.press( 'Space' );
	await visitor.press( 'ArrowDown' );
	await until( visitor, 'the second answer', () => document.querySelectorAll( '[name="input_radio"]' )[ 1 ].checked );
	await tabTo( visitor, '[role="combobox"][id*="multi_select"]' );
	await visitor.type( 'libr' );
	await until( visitor, 'one option', ( option ) => document.querySelectorAll( option ).length === 1, OPTION );
	await visitor.press( 'Enter' );
	await until(
		visitor,
		'the topic chosen',
		() => document.querySelectorAll( 'button[aria-label^="Remove "]' ).length
	);
	await visitor.press( 'Escape' );
	await waitForDays( visitor );
	await tabTo( visitor, `${ DAY }[tabindex="0"]` );
	const before = await visitor.run( () => document.activeElement.dataset.date );
	await visitor.press( 'ArrowRight' );
	await until(
		visitor,
		'the focus on the next day',
		( day ) => ( document.activeElement.dataset.date ?? day ) !== day,
		before
	);
	await visitor.press( 'Enter' );
	await tabTo( visitor, TIME );
	await visitor.press( 'Space' );
	await tabTo( visitor, '[name="gdpr-agreement"]' );
	await visitor.press( 'Space' );
	await tabTo( visitor, SEND );
	await visitor.press( 'Enter' );
	await isSent( visitor );
}

async function fillByClicks( visitor ) {
	for ( const [ name, text ] of [
		[ 'names[first_name]', 'Alan' ],
		[ 'names[last_name]', 'Turing' ],
		[ 'email', 'alan@example.org' ],
		[ 'input_text_1', 'Computing Laboratory' ],
		[ 'input_text', 'A visit' ],
	] ) {
		await visitor.click( `[name="${ name }"]` );
		await visitor.type( text );
	}
	await visitor.run( () => {
		const country = document.querySelector( '[name="country-list"]' );
		country.value = 'GB';
		country.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	await visitor.click( '[name="input_radio"][value="phone"]' );
	await visitor.click( '[role="combobox"][id*="multi_select"]' );
	await until( visitor, 'the options', ( option ) => document.querySelectorAll( option ).length > 1, OPTION );
	await visitor.click( OPTION );
	await visitor.press( 'Escape' );
	same( await topics( visitor ), 1, 'topics chosen' );
}

async function byClick( visitor ) {
	await openForm( visitor );
	await fillByClicks( visitor );
	await waitForDays( visitor );
	await visitor.click( `[aria-selected="false"] > ${ DAY.split( ' ' )[ 1 ] }` );
	await visitor.click( TIME );
	await visitor.click( '[name="gdpr-agreement"]' );
	await visitor.click( SEND );
	await isSent( visitor );
}

/** Waits until the page has scrolled smoothly to the focused field, because an earlier click would miss its target. */
async function restsAtFocus( visitor ) {
	let before;
	for ( let top; top === undefined || top !== before; ) {
		before = top;
		top = await until( visitor, 'the field with the focus in the upper half of the window', () => {
			const at = document.activeElement.getBoundingClientRect().top;
			return at > 0 && at < innerHeight / 2 && at;
		} );
	}
}

async function refused( visitor ) {
	await visitor.open( '/contact/' );
	await visitor.click( SEND );
	const count = await until(
		visitor,
		'the errors',
		() => document.querySelectorAll( '[aria-invalid="true"]' ).length
	);
	expect( count > 4, `only ${ count } fields are rejected` );
	await until( visitor, 'the focus on the first error', () => document.activeElement.ariaInvalid === 'true' );
	await restsAtFocus( visitor );
	await visitor.click( '[name="email"]' );
	await visitor.type( 'ada@' );
	await visitor.click( SEND );
	await until( visitor, 'the error of the email', () =>
		( document.querySelector( '[name="email"]' ).getAttribute( 'aria-describedby' ) ?? '' )
			.split( ' ' )
			.some( ( id ) => document.getElementById( id )?.textContent.includes( 'valid email' ) )
	);
	await visitor.click( '[name="email"]' );
	await visitor.press( 'End' );
	await visitor.type( 'example.org' );
	await visitor.press( 'Tab' );
	await until(
		visitor,
		'the email accepted',
		() => document.querySelector( '[name="email"]' ).ariaInvalid !== 'true'
	);
}

async function restored( visitor, away ) {
	await openForm( visitor );
	await fillByClicks( visitor );
	await away();
	await until(
		visitor,
		'the restored name',
		() => document.querySelector( '[name="names[first_name]"]' )?.value === 'Alan'
	);
	await visitor.click( '[name="names[last_name]"]' );
	await until( visitor, 'the hydrated form', () => document.documentElement.dataset.formReady === '' );
	await until( visitor, 'the restored topic', () =>
		Boolean( document.querySelector( 'button[aria-label^="Remove "]' ) )
	);
	same( await value( visitor, '[name="email"]' ), 'alan@example.org', 'the email' );
	same( await value( visitor, '[name="country-list"]' ), 'GB', 'the country' );
	expect(
		await visitor.run( () => document.querySelector( '[name="input_radio"][value="phone"]' ).checked ),
		'the answer is not restored'
	);
	expect(
		await visitor.run( ( send ) => ! document.querySelector( send ).disabled, SEND ),
		'the button is disabled'
	);
	expect( ! ( await complaints( visitor ) ).length, 'the page logged errors' );
}

/** [ name, path ] */
export const form = [
	[ 'a visitor fills in and sends the form by keyboard alone', byKeyboard ],
	[ 'a visitor fills in and sends the form by mouse', byClick ],
	[ 'a rejected form shows an error at each field and accepts corrections', refused ],
	[ 'a form keeps its values after a reload', ( visitor ) => restored( visitor, () => visitor.reload() ) ],
	[
		'a form keeps its values when the visitor leaves the page and goes back',
		( visitor ) =>
			restored( visitor, async () => {
				await visitor.open( '/imprint/' );
				await visitor.back();
			} ),
	],
];
