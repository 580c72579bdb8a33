import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';

// The welcome guide loads a remote image, and the server rejects some requests.
test.use( { expectedConsole: [ /s\.w\.org|400 \(Bad Request\)/ ] } );

/** Changes the status of an appointment type, or deletes it, and reads the types again in the open editor. */
async function change( page: Page, id: number, status: 'draft' | 'deleted' ): Promise< void > {
	await page.evaluate(
		( [ type, to ] ) =>
			window.wp.apiFetch( {
				path: `/wp/v2/vestibule-events/${ type }${ to === 'deleted' ? '?force=true' : '' }`,
				...( to === 'deleted' ? { method: 'DELETE' } : { method: 'POST', data: { status: to } } ),
			} ),
		[ id, status ] as const
	);
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core' ).invalidateResolutionForStoreSelector( 'getEntityRecords' )
	);
}

test( 'the appointment field lists appointment types and shows whether its own type is unpublished or deleted', async ( {
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

	await change( page, event.id, 'draft' );
	await expect( types.locator( 'option:checked' ) ).toHaveText( 'Review, 45 minutes (not published)' );
	await change( page, event.id, 'deleted' );
	await expect( types.locator( 'option:checked' ) ).toHaveText( 'Deleted appointment type' );
	await expect(
		page.getByText( 'This appointment type was deleted: visitors see no times. Choose another one.' ).last()
	).toBeVisible();
} );

const lockNotice = ( page: Page ) => page.locator( '.components-notice', { hasText: 'Not ready to save' } );

const stored = ( page: Page ) =>
	page.evaluate(
		() => window.wp.data.select( 'core/editor' ).getEditedPostAttribute( 'meta' ).vestibule_event
	) as Promise< { notice: number; overrides: unknown[] } >;

/** Checks the editor of the appointment type, saves it and opens it again. */
async function saveAndReload( page: Page, editor: Editor ): Promise< void > {
	for ( const part of [ [ 'iframe[name="editor-canvas"]', '.vestibule-event' ], '.vestibule-event-panel' ] ) {
		expect( await violations( page, part ) ).toEqual( [] );
	}
	await editor.saveDraft();
	await page.reload();
}

test( 'opening hours accept common spellings of times and show each error at its own control', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_event', title: 'Night review' } );
	const time = ( label: string ) => editor.canvas.getByLabel( label );
	const errors = editor.canvas.locator( '.vestibule-admin__error' );
	const locked = lockNotice( page );

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
	await expect( errors ).toHaveText( 'These times overlap with other times of this day.' );
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
	await saveAndReload( page, editor );
	await expect( time( 'Monday, times 1: from' ) ).toHaveValue( '08:30' );
	await expect( time( 'Tuesday, times 1: until' ) ).toHaveValue( '02:00' );
} );

test( 'a server error opens the panel of its field, which keeps the typed value', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_event', title: 'Remote review' } );
	const field = ( label: string ) => page.getByRole( 'textbox', { name: label, exact: true } );

	await editor.canvas.getByRole( 'button', { name: 'Change length and location' } ).click();
	await field( 'Length' ).fill( '3' );
	await expect( lockNotice( page ) ).toContainText( 'Enter a duration from 5 minutes to 12 hours.' );
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
		/Enter the complete link/
	);
	await field( 'Video call link' ).fill( 'https://meet.example.org/room' );
	expect( ( await stored( page ) ).notice ).toBe( 2880 );
	await saveAndReload( page, editor );
	await expect( editor.canvas.getByText( 'Video call' ) ).toBeVisible();
} );

test( 'an administrator imports holidays into an appointment type from the text of a calendar', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_event', title: 'Winter review' } );
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
	const firstDay = editor.canvas.getByLabel( 'First day' );
	await expect( firstDay.last() ).toBeFocused();
	expect( ( await stored( page ) ).overrides ).toHaveLength( 1 );
	await saveAndReload( page, editor );
	await expect( firstDay ).toHaveValue( '2026-12-24' );
} );
