import { start } from '../../../blocks/form/live/drafts';
import type { FormProps } from '../../../src/contracts/form-props';
import { liveForm } from '../views/live-form';

const PROPS = { instance: 'ff_form_instance_4_1', values: {}, errors: {}, message: '', words: {}, fields: [] };

/** Creates a form with its own storage for each test. */
function formWith( controls: string ) {
	const kept = new Map< string, string >();
	const storage = {
		getItem: ( key: string ) => kept.get( key ) ?? null,
		setItem: ( key: string, text: string ) => void kept.set( key, text ),
		removeItem: ( key: string ) => void kept.delete( key ),
	} as unknown as Storage;
	const form = liveForm( PROPS as unknown as FormProps );
	form.element.innerHTML = controls;
	form.element.dataset.kept = 'vestibule-draft-4';
	start( form, () => storage );
	const type = ( name: string, text: string ) => {
		const control = form.element.querySelector< HTMLInputElement >( `[name="${ name }"]` );
		if ( control && control.type !== 'file' ) {
			control.value = text;
		}
		control?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		window.dispatchEvent( new Event( 'pagehide' ) );
	};
	return { type, text: () => [ ...kept.values() ].join() };
}

test( 'typed values are stored, but passwords, files, hidden values and inputs outside of fields are not', () => {
	const { type, text } = formWith( `
		<input name="form_token" value="secret-token">
		<div data-field="who"><input name="who"></div>
		<div data-field="pass"><input name="pass" type="password"></div>
		<div data-field="cv"><input name="cv" type="file"><input name="cv[]" type="hidden" value="secret-reference"></div>
		<div data-field="from"><input name="from" type="hidden" value="secret-source"></div>` );
	type( 'pass', 'secret-password' );
	expect( text() ).toBe( '' );
	type( 'cv', '' );
	expect( text() ).toBe( '' );
	type( 'who', 'Ada' );
	expect( text() ).toContain( 'Ada' );
	expect( text() ).not.toMatch( /secret|pass|cv|token/ );
} );

test( 'a password input in a field type of another plugin is not stored', () => {
	const { type, text } = formWith( '<div data-field="pin"><input name="pin" type="password"></div>' );
	type( 'pin', '1234' );
	expect( text() ).toBe( '' );
} );
