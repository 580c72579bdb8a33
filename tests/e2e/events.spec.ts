import { expect, test } from './support/admin';
import { violations } from './support/axe';

// The welcome guide loads a remote image, and the server rejects some requests.
test.use( { expectedConsole: [ /s\.w\.org|400 \(Bad Request\)/ ] } );

test( 'the appointment field lists appointment types and marks its own type as not published or deleted', async ( {
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

test( 'the editor of an appointment type accepts common spellings of times and shows errors at each control', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_event', title: 'Night review' } );
	const time = ( label: string ) => editor.canvas.getByLabel( label );
	const errors = editor.canvas.locator( '.vestibule-admin__error' );
	const locked = page.locator( '.components-notice', { hasText: 'Not ready to save' } );
	const field = ( label: string ) => page.getByRole( 'textbox', { name: label, exact: true } );

	await time( 'Wednesday, times 1: from' ).fill( '9–11' );
	await time( 'Wednesday, times 1: from' ).press( 'Enter' );
	await expect( time( 'Wednesday, times 1: until' ) ).toHaveValue( '11:00' );
	await time( 'Tuesday, times 1: from' ).fill( '10pm' );
	await time( 'Tuesday, times 1: until' ).fill( '2 am' );
	await time( 'Monday, times 1: until' ).fill( 'noonish' );
	await expect( time( 'Tuesday, times 1: from' ) ).toHaveValue( '22:00' );
	await time( 'Monday, times 1: until' ).press( 'Tab' );
	await expect( errors ).toHaveText( /Enter a time from 00:00 to 24:00/ );
	expect( await page.evaluate( () => window.wp.data.select( 'core/editor' ).isPostSavingLocked() ) ).toBe( true );
	await locked.getByRole( 'button', { name: 'Show the setting' } ).click();
	await expect( time( 'Monday, times 1: until' ) ).toBeFocused();
	await time( 'Monday, times 1: until' ).fill( '13:30' );
	await time( 'Monday, times 1: until' ).press( 'Tab' );
	await expect( errors ).toHaveText( 'Overlaps with other times of this day.' );
	await editor.canvas.getByRole( 'button', { name: 'Remove times 2 on Monday' } ).press( 'Enter' );
	await expect( editor.canvas.getByRole( 'button', { name: 'Add times on Monday' } ) ).toBeFocused();
	await expect( locked ).toBeHidden();
	await pageUtils.pressKeys( 'primary+z' );
	await expect( time( 'Monday, times 2: until' ) ).toHaveValue( '17:00' );
	await time( 'Monday, times 1: from' ).evaluate( ( input ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text', '8.30–11, 1–5pm' );
		input.dispatchEvent( new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } ) );
	} );
	await editor.canvas.getByRole( 'button', { name: 'Remove times 3 on Monday' } ).press( 'Enter' );
	await expect( locked ).toBeHidden();

	// Errors of the server: the panel of the field opens, and the typed value stays.
	await editor.canvas.getByRole( 'button', { name: 'Change length and location' } ).click();
	await field( 'Length' ).fill( '3' );
	await expect( locked ).toContainText( 'Enter a duration from 5 minutes to 12 hours.' );
	await field( 'Length' ).fill( '1' );
	await page.getByRole( 'combobox', { name: 'Length: unit' } ).selectOption( 'hours' );
	await expect( editor.canvas.locator( '.vestibule-event__about' ) ).toContainText( '1 hour' );
	await field( 'Notice' ).fill( '2' );
	await page.getByRole( 'combobox', { name: 'Notice: unit' } ).selectOption( 'days' );
	const place = page.getByRole( 'button', { name: 'Location', exact: true } );
	await place.click();
	await page.getByRole( 'combobox', { name: 'Type of location' } ).selectOption( 'video' );
	await field( 'Video call link' ).fill( 'upstairs' );
	await place.click();
	await pageUtils.pressKeys( 'primary+s' );
	await expect( field( 'Video call link' ) ).toBeFocused();
	await expect( field( 'Video call link' ) ).toHaveValue( 'upstairs' );
	await expect( page.locator( '.vestibule-event-panel .vestibule-admin__error' ) ).toHaveText(
		/Enter the whole link/
	);
	await field( 'Video call link' ).fill( 'https://meet.example.org/room' );

	await editor.canvas.getByRole( 'button', { name: 'Import holidays (.ics)' } ).click();
	const pasted = page.getByRole( 'textbox', { name: 'Or paste the calendar’s text' } );
	await pasted.fill( '24 December: closed' );
	await page.getByRole( 'button', { name: 'Add holidays' } ).click();
	await expect( page.getByRole( 'dialog' ).locator( '.vestibule-admin__error' ) ).toHaveText( /is not a calendar/ );
	await expect( pasted ).toHaveValue( '24 December: closed' );
	const eve = [ 'BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20261224', 'RRULE:FREQ=YEARLY', 'SUMMARY:Eve', 'END:VEVENT' ];
	await pasted.fill( [ 'BEGIN:VCALENDAR', ...eve, 'END:VCALENDAR' ].join( '\n' ) );
	await page.getByRole( 'button', { name: 'Add holidays' } ).click();
	await expect( editor.canvas.getByText( '1 entry added.' ) ).toBeVisible();

	await editor.canvas.getByRole( 'button', { name: 'Add days' } ).click();
	await expect( time( 'First day' ).last() ).toBeFocused();
	const stored = () =>
		page.evaluate( () => {
			const { notice, overrides } = window.wp.data
				.select( 'core/editor' )
				.getEditedPostAttribute( 'meta' ).vestibule_event;
			return [ notice, overrides.length ];
		} );
	expect( await stored() ).toEqual( [ 2880, 1 ] );

	for ( const part of [ [ 'iframe[name="editor-canvas"]', '.vestibule-event' ], '.vestibule-event-panel' ] ) {
		expect( await violations( page, part ) ).toEqual( [] );
	}
	await editor.saveDraft();
	await page.reload();
	await expect( time( 'Monday, times 1: from' ) ).toHaveValue( '08:30' );
	await expect( time( 'Tuesday, times 1: until' ) ).toHaveValue( '02:00' );
	await expect( time( 'First day' ) ).toHaveValue( '2026-12-24' );
	await expect( editor.canvas.getByText( 'Video call' ) ).toBeVisible();
} );
