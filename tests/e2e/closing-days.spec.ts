/** Closing days of the institute: import from a calendar file on the "Settings" screen. */
import { violations } from './support/axe';
import { expect, test } from './support/admin';

const SCREEN = '/wp-admin/admin.php?page=vestibule-settings';
const CALENDAR = [
	'BEGIN:VCALENDAR',
	'BEGIN:VEVENT',
	'DTSTART;VALUE=DATE:29980601',
	'DTEND;VALUE=DATE:29980603',
	'SUMMARY:Renovation',
	'END:VEVENT',
	'END:VCALENDAR',
];

const file = ( text: string ) => ( { name: 'days.ics', mimeType: 'text/calendar', buffer: Buffer.from( text ) } );

test( 'closing days are imported from a file, and an invalid file changes nothing', async ( { page } ) => {
	await page.goto( SCREEN );
	await page.getByText( 'Import from a calendar file (.ics)' ).click();
	expect( await violations( page, 'form' ) ).toEqual( [] );
	await page.getByLabel( 'Calendar file' ).setInputFiles( file( CALENDAR.join( '\r\n' ) ) );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.locator( '.notice-info' ) ).toContainText( '1 closing day or period added.' );
	await expect( page.getByLabel( 'First day' ).first() ).toHaveValue( '2998-06-01' );
	await expect( page.getByLabel( 'Name' ).first() ).toHaveValue( 'Renovation' );
	await page.getByText( 'Import from a calendar file (.ics)' ).click();
	await page.getByLabel( 'Calendar file' ).setInputFiles( file( 'Dear all' ) );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.locator( '.notice-error' ) ).toContainText( 'This is not a calendar.' );
	await expect( page.getByLabel( 'Last day' ).first() ).toHaveValue( '2998-06-02' );
	await page.getByLabel( 'First day' ).first().fill( '' );
	await page.getByLabel( 'Last day' ).first().fill( '' );
	await page.getByLabel( 'Name' ).first().fill( '' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByLabel( 'Name' ).first() ).toHaveValue( '' );
} );
