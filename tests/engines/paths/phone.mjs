/** Typing in the phone field: before its scripts have loaded, and with a country code that is incomplete at first. */
import { expect, openForm, same, until, value } from '../steps.mjs';

const PHONE = 'input[type="tel"]';
const NUMBER = '+43 664 1234567';
const digits = ( text ) => text.replace( /[^\d+]/g, '' );

const hasList = ( visitor ) =>
	until( visitor, 'the list of countries', () => Boolean( document.querySelector( '.iti button' ) ) );
const isFocused = ( visitor ) => visitor.run( ( phone ) => document.activeElement?.matches( phone ) ?? false, PHONE );

/** Counts the announced changes of the country within a second without typing. */
const changes = ( visitor ) =>
	visitor.run( ( phone ) => {
		let count = 0;
		const input = document.querySelector( phone );
		input.addEventListener( 'countrychange', () => count++ );
		return new Promise( ( done ) => setTimeout( () => done( count ), 1000 ) );
	}, PHONE );

/** [ name, path ] */
export const phone = [
	[
		'a visitor can type a phone number key by key, although its country code is incomplete at first',
		async ( visitor ) => {
			await openForm( visitor );
			await visitor.click( PHONE );
			await hasList( visitor );
			await visitor.type( '+4' );
			const count = await changes( visitor );
			expect( count < 3, `the country "changes" ${ count } times a second` );
			await visitor.type( NUMBER.slice( 2 ) );
			same( digits( await value( visitor, PHONE ) ), digits( NUMBER ), 'the number' );
			expect( await isFocused( visitor ), 'the phone has lost the focus' );
		},
	],
	[
		'a phone number typed before the scripts have loaded is kept, and its field keeps the focus',
		async ( visitor ) => {
			await visitor.open( '/contact/' );
			await visitor.click( PHONE );
			await visitor.type( NUMBER );
			await until( visitor, 'the hydrated form', () => document.documentElement.dataset.formReady === '' );
			expect( await isFocused( visitor ), 'the phone has lost the focus' );
			await visitor.type( '8' );
			same( digits( await value( visitor, PHONE ) ), `${ digits( NUMBER ) }8`, 'the number' );
		},
	],
];
