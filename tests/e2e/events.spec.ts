import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/admin';

// A picture of the welcome guide, which lies elsewhere.
test.use( { expectedConsole: [ /s\.w\.org/ ] } );

test( 'the appointment field offers each appointment type, and says when its own is a draft or gone', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Types' } );
	await editor.insertBlock( { name: 'vestibule/form' } );
	await editor.canvas.getByRole( 'textbox', { name: 'New form' } ).fill( 'Review times' );
	await editor.canvas.getByRole( 'button', { name: 'Create form' } ).click();
	await expect( editor.canvas.locator( '[data-type="vestibule/submit"]' ) ).toBeVisible();
	const event = await page.evaluate( () =>
		window.wp.apiFetch( {
			path: '/wp/v2/vestibule-events',
			method: 'POST',
			data: { title: 'Review', status: 'publish', meta: { vestibule_event: { duration: 45 } } },
		} )
	);
	const setStatus = ( status: string ) =>
		page.evaluate(
			( [ id, wanted ] ) =>
				window.wp.apiFetch( {
					path: `/wp/v2/vestibule-events/${ id }`,
					method: 'POST',
					data: { status: wanted },
				} ),
			[ event.id, status ] as const
		);
	const reopen = () =>
		page.evaluate( () =>
			window.wp.data.dispatch( 'core' ).invalidateResolutionForStoreSelector( 'getEntityRecords' )
		);
	await page.evaluate( () => {
		const { getBlocksByName } = window.wp.data.select( 'core/block-editor' );
		window.wp.data
			.dispatch( 'core/block-editor' )
			.insertBlock(
				window.wp.blocks.createBlock( 'vestibule/field-appointment' ),
				1,
				getBlocksByName( 'vestibule/form' )[ 0 ]
			);
	} );
	await editor.openDocumentSettingsSidebar();
	const types = page.getByRole( 'combobox', { name: 'Appointment type' } );
	await expect( types.getByRole( 'option', { name: /^Default: .+, \d+ minutes$/ } ) ).toBeAttached();
	await types.selectOption( { label: 'Review, 45 minutes' } );
	expect(
		await page.evaluate( () => window.wp.data.select( 'core/block-editor' ).getSelectedBlock()?.attributes.event )
	).toBe( event.id );

	await setStatus( 'draft' );
	await reopen();
	await expect( types.locator( 'option:checked' ) ).toHaveText( 'Review, 45 minutes (not published)' );
	await page.evaluate(
		( id ) => window.wp.apiFetch( { path: `/wp/v2/vestibule-events/${ id }?force=true`, method: 'DELETE' } ),
		event.id
	);
	await reopen();
	await expect( types.locator( 'option:checked' ) ).toHaveText( 'Deleted appointment type' );
	await expect(
		page.getByText( 'This appointment type was deleted: visitors see no times. Choose another one.' ).last()
	).toBeVisible();
} );

test( 'the week of an appointment type takes times as people write them, and says what is wrong where it was typed', async ( {
	page,
} ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=vestibule_event' );
	const field = ( label: string ) => page.getByRole( 'textbox', { name: label, exact: true } );
	const time = ( label: string ) => page.getByLabel( label );
	const save = page.getByRole( 'button', { name: /^(Publish|Save)$/ } );
	await field( 'Length' ).fill( '3' );
	await time( 'Monday, times 1: until' ).fill( 'noonish' );
	await time( 'Monday, times 2: from' ).fill( '11' );
	await time( 'Tuesday, times 1: from' ).fill( '10pm' );
	await time( 'Tuesday, times 1: until' ).fill( '2 am' );
	await time( 'Wednesday, times 1: from' ).focus();
	await expect( time( 'Tuesday, times 1: from' ) ).toHaveValue( '22:00' );
	await page.getByRole( 'button', { name: 'Remove times 2 on Tuesday' } ).press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Add times on Tuesday' } ) ).toBeFocused();
	await save.click();
	await expect( field( 'Name' ) ).toBeFocused();
	await expect( page.locator( '.vestibule-admin__error' ) ).toHaveText( [
		'Give the appointment type a name.',
		'Give a whole number from 5 to 720.',
		/Give a time from 00:00 to 24:00/,
	] );
	await expect( field( 'Length' ) ).toHaveValue( '3' );
	await expect( time( 'Monday, times 1: until' ) ).toHaveValue( 'noonish' );
	const { violations } = await new AxeBuilder( { page } ).include( '#vestibule-event' ).analyze();
	expect( violations.flatMap( ( { id, nodes } ) => nodes.map( ( { html } ) => `${ id }: ${ html }` ) ) ).toEqual(
		[]
	);

	await field( 'Name' ).fill( 'Night review' );
	await field( 'Length' ).fill( '60' );
	await time( 'Monday, times 1: until' ).fill( '13' );
	await save.click();
	await expect( time( 'Monday, times 2: from' ) ).toBeFocused();
	await expect( page.locator( '.vestibule-admin__error' ) ).toHaveText( [
		'Overlaps with other times of this day.',
	] );
	await page.getByRole( 'button', { name: 'Remove times 2 on Monday' } ).press( 'Enter' );
	await time( 'Monday, times 1: from' ).evaluate( ( input ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text', '8.30–11, 1–5pm' );
		input.dispatchEvent( new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } ) );
	} );
	await expect( time( 'Monday, times 2: until' ) ).toHaveValue( '17:00' );
	await save.click();
	await expect( page.locator( '.vestibule-admin__message' ) ).toHaveText( 'Saved. Forms offer its times.' );
	await page.reload();
	await expect( field( 'Name' ) ).toHaveValue( 'Night review' );
	await expect( time( 'Monday, times 1: from' ) ).toHaveValue( '08:30' );
	await expect( time( 'Tuesday, times 1: until' ) ).toHaveValue( '02:00' );
	await page.getByRole( 'link', { name: 'Move to Trash' } ).click();
	await expect( page.getByText( 'moved to the Trash' ) ).toBeVisible();
} );
