import { expect, test } from './support/admin';
import { readFile } from 'node:fs/promises';

const LIST = '/wp-admin/edit.php?post_type=vestibule_form';
const EXPORT = 'tests/php/Tools/Import/exports/fluent-forms.json';

// The welcome guide loads remote images, and requests of the editor are aborted when the page is left.
test.use( { expectedConsole: [ /s\.w\.org|block-directory|^$/ ] } );

test( 'an administrator imports a form from another plugin, exports it, previews it as a draft and duplicates it', async ( {
	page,
	editor,
} ) => {
	await page.goto( LIST );
	await page.getByRole( 'navigation', { name: 'Forms' } ).getByRole( 'link', { name: 'Import forms' } ).click();
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.getByText( 'Choose a file, or paste the text of a form.' ) ).toBeVisible();
	await page.getByLabel( 'File' ).setInputFiles( EXPORT );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.getByText( '1 form of Fluent Forms was imported, as a draft.' ) ).toBeVisible();
	await expect( page.getByText( /“How was it\?” was skipped/ ) ).toBeVisible();

	await page.getByRole( 'link', { name: 'Course registration' } ).click();
	await expect( editor.canvas.getByText( 'Surname' ) ).toBeVisible();
	await expect( editor.canvas.locator( '.block-editor-warning' ) ).toHaveCount( 0 );

	await page.goto( LIST );
	const row = page.getByRole( 'row' ).filter( { hasText: 'Course registration' } ).first();
	await row.hover();
	const file = page.waitForEvent( 'download' );
	await row.getByRole( 'link', { name: 'Export “Course registration”' } ).click();
	expect( ( await file ).suggestedFilename() ).toBe( 'course-registration.json' );
	const forms = JSON.parse( await readFile( await ( await file ).path(), 'utf8' ) ) as { forms: { title: string }[] };
	expect( forms.forms.map( ( { title } ) => title ) ).toEqual( [ 'Course registration' ] );

	await row.hover();
	await row.getByRole( 'link', { name: 'Preview “Course registration”' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Course registration', level: 1 } ) ).toBeVisible();
	await expect( page.getByText( 'This is a preview.' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Surname' } ) ).toBeVisible();

	await page.goto( LIST );
	await row.hover();
	await row.getByRole( 'link', { name: 'Duplicate “Course registration”' } ).click();
	await expect( page ).toHaveURL( /post\.php\?post=\d+/ );
	await page.goto( LIST );
	await expect( row ).toContainText( 'Course registration (copy)' );
} );

test( 'a new form starts from a template and, once published, can be put on a new page', async ( { page, editor } ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=vestibule_form' );
	await editor.openDocumentSettingsSidebar();
	const again = page.getByRole( 'button', { name: 'Choose a template' } );
	// The editor remembers which panels were open.
	if ( ! ( await again.isVisible() ) ) {
		await page.getByRole( 'button', { name: 'Template', exact: true } ).click();
	}
	await again.click();
	await page.getByRole( 'option', { name: 'Newsletter' } ).click();
	await expect( editor.canvas.getByText( 'Subscribe', { exact: true } ) ).toBeVisible();
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( 'Letters from us' );
	for ( const region of [ 'Editor top bar', 'Editor publish' ] ) {
		await page
			.getByRole( 'region', { name: region } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
	}
	await page.getByRole( 'link', { name: 'Put on a new page' } ).click();
	await expect(
		editor.canvas.locator( '[data-type="vestibule/form"]' ).getByText( 'Subscribe', { exact: true } )
	).toBeVisible();
	await expect( editor.canvas.getByRole( 'textbox', { name: 'Add title' } ) ).toHaveText( 'Letters from us' );
} );
