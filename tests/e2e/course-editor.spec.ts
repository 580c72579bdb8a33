/** Editor of a course: dates in the sidebar, changes of single dates, form, and the warning about registrations. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { deleteNewCourses } from './support/new-courses';
import { rest } from './support/rest';

const PANEL = '.vestibule-course-panel';

interface Stored {
	series: { start: string; count: number }[];
	changes: { key: string; day?: string; canceled?: boolean; note?: string }[];
	form: number;
}

const stored = ( page: Page ) =>
	page.evaluate(
		() => window.wp.data.select( 'core/editor' ).getCurrentPostAttribute( 'meta' ).vestibule_course
	) as Promise< Stored >;

const sentence = ( page: Page ) => page.locator( '.vestibule-course__sentence' );

/** Opens or closes the controls of a date. */
const dateButton = ( page: Page, day: RegExp ) => page.locator( `${ PANEL } li` ).getByRole( 'button', { name: day } );

deleteNewCourses();

// The welcome guide loads a remote image.
test.use( { expectedConsole: [ /s\.w\.org/ ] } );

test( 'an editor publishes a course with ten dates and a form, moves one date and cancels another', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_course', title: 'Pottery' } );
	await editor.openDocumentSettingsSidebar();
	await expect( sentence( page ) ).toHaveText( 'No dates yet.' );
	await page.getByRole( 'button', { name: 'Add weekly dates' } ).press( 'Enter' );
	await expect( page.getByLabel( 'First day' ) ).toBeFocused();
	await page.getByLabel( 'First day' ).fill( '2027-01-12' );
	await page.getByLabel( 'Start', { exact: true } ).fill( '18:30' );
	await page.getByLabel( 'End', { exact: true } ).fill( '20:00' );
	await expect( sentence( page ) ).toHaveText( /^Tuesdays, 18:30 to 20:00, 10 dates from .*12.* to .*16/ );
	const registration = page.getByRole( 'button', { name: 'Registration', exact: true } );
	await registration.click();
	await page.getByRole( 'button', { name: 'Create a registration form' } ).click();
	await expect( page.getByRole( 'combobox', { name: 'Form', exact: true } ) ).toHaveValue( /^[1-9]/ );
	expect( await violations( page, PANEL ) ).toEqual( [] );
	await registration.click();
	await editor.publishPost();
	await page.getByRole( 'button', { name: 'Close panel' } ).click();

	await dateButton( page, /January 19|19 January/ ).click();
	await page.getByLabel( 'Day', { exact: true } ).fill( '2027-01-21' );
	await expect( dateButton( page, /January 21|21 January/ ) ).toContainText( 'Changed' );
	await pageUtils.pressKeys( 'primary+z' );
	await expect( dateButton( page, /January 19|19 January/ ) ).toBeVisible();
	await page.getByLabel( 'Day', { exact: true } ).fill( '2027-01-21' );
	await dateButton( page, /January 21|21 January/ ).click();
	await dateButton( page, /February 2\b|\b2 February/ ).click();
	await page.getByLabel( 'Note for visitors' ).fill( 'The teacher is ill.' );
	await page.getByRole( 'button', { name: 'Cancel this date' } ).click();
	await expect( sentence( page ) ).toHaveText( /9 dates.*, 1 canceled$/ );
	expect( await violations( page, PANEL ) ).toEqual( [] );
	await pageUtils.pressKeys( 'primary+s' );
	await expect( page.getByRole( 'button', { name: 'Dismiss this notice' } ).first() ).toBeVisible();

	await page.reload();
	await expect( dateButton( page, /January 21|21 January/ ) ).toContainText( 'Changed' );
	await expect( dateButton( page, /February 2\b|\b2 February/ ) ).toContainText( 'Canceled' );
	const { changes, form } = await stored( page );
	expect( changes.map( ( { key, day, note } ) => `${ key } ${ day || note }` ) ).toEqual( [
		'20270119 2027-01-21',
		'20270202 The teacher is ill.',
	] );
	expect( form ).toBeGreaterThan( 0 );
} );

test( 'a course cannot be saved while a time is invalid, or before the removal of a registered date is confirmed', async ( {
	admin,
	editor,
	page,
} ) => {
	const content =
		'<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /--><!-- wp:vestibule/field-course {"name":"course","label":"Course","required":true} /--><!-- wp:vestibule/submit /-->';
	const form = await rest< { id: number; meta: { vestibule_form_id: number } } >( '/wp/v2/vestibule-forms', {
		title: 'Registration of a browser test',
		status: 'publish',
		content,
	} );
	const series = [ { start: '2027-01-12', from: '18:30', to: '20:00', count: 3 } ];
	const course = await rest< { id: number } >( '/wp/v2/vestibule-courses', {
		title: 'Wheel',
		status: 'publish',
		meta: { vestibule_course: { series, form: form.id } },
	} );
	await rest( `/vestibule/v1/forms/${ form.meta.vestibule_form_id }/submissions`, {
		values: { email: 'ana@example.org', course: { course: course.id, kind: 'whole', people: 1 } },
	} );

	await admin.editPost( course.id );
	await editor.openDocumentSettingsSidebar();
	const dates = page.getByRole( 'button', { name: 'Dates', exact: true } );
	if ( ( await dates.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await dates.click();
	}
	const isLocked = () => page.evaluate( () => window.wp.data.select( 'core/editor' ).isPostSavingLocked() );
	await page.getByLabel( 'End', { exact: true } ).fill( '17:00' );
	const notice = ( text: string ) => page.locator( '.components-notice', { hasText: text } );
	await expect( notice( 'Not ready to save: The end is before the start.' ) ).toBeVisible();
	expect( await isLocked() ).toBe( true );
	await page.getByLabel( 'End', { exact: true } ).fill( '20:00' );
	await expect( notice( 'Not ready to save' ) ).toHaveCount( 0 );

	await expect( dateButton( page, /January 26|26 January/ ) ).toContainText( '1 registered' );
	await page
		.getByRole( 'textbox', { name: 'Dates' } )
		.or( page.getByRole( 'spinbutton', { name: 'Dates' } ) )
		.fill( '2' );
	await expect( notice( 'People are registered for 1 date that you remove or cancel' ) ).toBeVisible();
	expect( await isLocked() ).toBe( true );
	await page.getByRole( 'button', { name: 'Allow this change' } ).click();
	await expect.poll( isLocked ).toBe( false );
} );

test( 'the editor lets you choose a course for its facts, and then shows them', async ( { admin, editor } ) => {
	const host = await rest< { id: number } >( '/wp/v2/vestibule-hosts', { status: 'publish', title: 'Ana & Ben' } );
	const series = [
		{ start: '2027-01-12', weekdays: [ 'thursday', 'tuesday' ], from: '18:30', to: '20:00', count: 4 },
	];
	const settings = { series, capacity: 12, price: '€ 90', location: 'Room 3', teachers: [ host.id ] };
	await rest( '/wp/v2/vestibule-courses', {
		status: 'publish',
		title: 'Weaving',
		meta: { vestibule_course: settings },
	} );
	await admin.createNewPost( { postType: 'page', title: 'Facts' } );
	await editor.insertBlock( { name: 'vestibule/course-facts' } );
	const facts = editor.canvas.locator( '.vestibule-course-facts' );
	await expect( facts.locator( 'dd' ) ).toHaveCount( 0 );
	await facts.getByRole( 'combobox', { name: 'Course' } ).selectOption( 'Weaving' );
	await expect( facts.locator( 'dd' ) ).toHaveText( [
		'Tuesday and Thursday, 18:30 to 20:00',
		'Up to 12 people',
		'€ 90',
		'Ana & Ben',
		'Room 3',
	] );
} );

test( 'the course field shows the number of people if its repeater was removed from the form', async ( {
	admin,
	editor,
} ) => {
	await admin.createNewPost( { postType: 'vestibule_form', title: 'Groups' } );
	await editor.setContent(
		'<!-- wp:vestibule/field-course {"name":"course","label":"Course","peopleField":"group"} /-->' +
			'<!-- wp:vestibule/field-repeater {"name":"group","label":"People"} --><!-- wp:vestibule/field-text {"name":"who","label":"Name"} /--><!-- /wp:vestibule/field-repeater -->'
	);
	const field = editor.canvas.locator( '[data-type="vestibule/field-course"]' );
	await expect( field.locator( '.vestibule-course' ) ).toBeVisible();
	await expect( field.getByText( 'Number of people' ) ).toHaveCount( 0 );
	await editor.setContent(
		'<!-- wp:vestibule/field-course {"name":"course","label":"Course","peopleField":"group"} /-->'
	);
	await expect( field.getByText( 'Number of people' ) ).toBeVisible();
} );

test.describe( 'a course that was deleted', () => {
	test.use( { expectedConsole: [ /status of 404/ ] } );

	test( 'the editor says that the chosen course no longer exists', async ( { admin, editor } ) => {
		await admin.createNewPost( { postType: 'page', title: 'Facts' } );
		for ( const name of [ 'vestibule/course-facts', 'vestibule/course-dates' ] ) {
			await editor.insertBlock( { name, attributes: { course: 999_999 } } );
		}
		await expect( editor.canvas.getByText( 'This course no longer exists.' ) ).toHaveCount( 2 );
	} );
} );
