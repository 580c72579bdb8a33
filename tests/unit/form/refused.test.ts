import type { LiveForm } from '../../../blocks/fields/kit/live';
import { snapshot, watch } from '../../../blocks/form/live/validation';
import { formPropsOf } from '../views/row';
import { liveForm } from '../views/live-form';

const messages = { required: 'Missing', invalid: 'Wrong', max: '' };

function pageWithEmail(): { form: LiveForm; input: HTMLInputElement } {
	const field = { id: 'f_email', name: 'email', type: 'email', required: true, messages, label: 'Email' };
	const form = liveForm( formPropsOf( { name: '', fields: [ field ], html: [] } ) );
	form.element.innerHTML = '<div id="f_email_field" data-field="email"><input id="f_email" name="email"></div>';
	document.body.replaceChildren( form.element );
	return { form, input: form.element.querySelector( 'input' ) as HTMLInputElement };
}

function type( input: HTMLInputElement, text: string ): void {
	input.value = text;
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

test( 'a server error stays even if validation of the sent value was still pending', () => {
	const { form, input } = pageWithEmail();
	watch( form );
	type( input, 'ada@example.org' );
	form.refused.set( 'email', snapshot( form ).get( 'email' ) ?? '' );
	form.store.set( { errors: { email: [ 'Sent already' ] } } );
	jest.runAllTimers();
	expect( form.store.get().errors ).toEqual( { email: [ 'Sent already' ] } );
	type( input, 'grace@example.org' );
	jest.runAllTimers();
	expect( form.store.get().errors ).toEqual( {} );
	// The browser does not reject the same value again, because the server decides.
	type( input, 'ada@example.org' );
	jest.runAllTimers();
	expect( form.store.get().errors ).toEqual( {} );
} );
