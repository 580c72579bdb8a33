import { reasonOf } from '../../../../../src/admin/kit/server/reasonOf';
import { labelsOf, wrongIn } from '../../../../../src/admin/kit/settings/wrong';

test( 'invalid fields are listed by their labels, each label once', () => {
	const screen = document.createElement( 'div' );
	screen.innerHTML = `
		<label for="days">Delete spam after (days)</label><input id="days" aria-invalid="true">
		<label for="fine">Fine</label><input id="fine" aria-invalid="false">
		<span id="list">Deny list</span><div role="group" aria-labelledby="list" aria-invalid="true"></div>
		<input aria-label="Topic" aria-invalid="true"><input aria-label="Topic" aria-invalid="true"><input aria-invalid="true">`;
	document.body.append( screen );
	expect( labelsOf( wrongIn( screen ) ) ).toEqual( [ 'Delete spam after (days)', 'Deny list', 'Topic' ] );
} );

// jsdom has no Response, and the test needs no real one.
globalThis.Response ??= class {} as typeof Response;

test( 'server errors are shown without the technical names of the settings', async () => {
	const fields = { keepReceipts: 'Enter a whole number from 1 to 24.', 'words.title': 'This must not be empty.' };
	const message = `Nothing was saved. keepReceipts: ${ fields.keepReceipts } words.title: ${ fields[ 'words.title' ] }`;
	expect( await reasonOf( { code: 'rest_invalid_param', message, data: { status: 400, fields } } ) ).toBe(
		'Nothing was saved. Enter a whole number from 1 to 24. This must not be empty.'
	);
	expect( await reasonOf( { code: 'other', message: 'keepReceipts: no' } ) ).toBe( 'keepReceipts: no' );
} );
