import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { atRest, later } from './support/moments';
import { deleteNewCourses } from './support/new-courses';
import { rest } from './support/rest';

/* Courses for visitors (docs/courses.md): page of a course, registration with and without scripts, list with filters. */

const FIELDS =
	'<!-- wp:vestibule/field-course {"name":"course","label":"Course","required":true} /-->' +
	'<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->';

deleteNewCourses();

interface Made {
	id: number;
	path: string;
	title: string;
}

interface Mail {
	subject: string;
	message: string;
}

/** First Tuesday that is at least three weeks from now. */
function nextTuesday(): string {
	const day = new Date( Date.now() + 21 * 86_400_000 );
	day.setUTCDate( day.getUTCDate() + ( ( 9 - day.getUTCDay() ) % 7 ) );
	return day.toISOString().slice( 0, 10 );
}

async function makeCourse( settings: object ): Promise< Made > {
	const form = await rest< { id: number } >( '/wp/v2/vestibule-forms', {
		title: 'Course registration',
		status: 'publish',
		content: FIELDS,
	} );
	const title = `Pottery ${ Date.now().toString( 36 ) }`;
	const course = await rest< { id: number; link: string } >( '/wp/v2/vestibule-courses', {
		title,
		status: 'publish',
		content: '<!-- wp:paragraph --><p>You make bowls and cups.</p><!-- /wp:paragraph -->',
		meta: {
			vestibule_course: {
				series: [ { start: nextTuesday(), from: '18:30', to: '20:00', count: 3 } ],
				capacity: 3,
				maxPeople: 2,
				price: '€ 120',
				form: form.id,
				...settings,
			},
		},
	} );
	return { id: course.id, path: new URL( course.link ).pathname, title };
}

const message = ( page: Page ) => page.locator( '[data-part="message"]' );
const mailsTo = ( email: string ) => rest< Mail[] >( `/test-mails/v1/mails?to=${ encodeURIComponent( email ) }` );

/** Waits until another press of the button counts. Two within this time count as one. */
async function beforeNextPress( page: Page ): Promise< void > {
	await atRest( page );
	await later( page, 1500 );
}

async function register( page: Page, email: string, people: string ): Promise< void > {
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Number of people' ).fill( people );
	await page.getByRole( 'button', { name: 'Send' } ).click();
}

test( 'visitors register for a course, join its waiting list, and cancel with the link in the email', async ( {
	page,
	browser,
} ) => {
	const course = await makeCourse( {} );
	const key = Date.now().toString( 36 );
	const [ ana, ben ] = [ `ana${ key }@example.org`, `ben${ key }@example.org` ];
	await page.goto( course.path );
	await expect( page.getByRole( 'heading', { name: course.title } ) ).toBeVisible();
	await expect( page.getByText( '3 spots left' ).first() ).toBeVisible();
	await expect( page.locator( '.vestibule-course-dates__list li' ) ).toHaveCount( 3 );
	expect( await violations( page, 'main' ) ).toEqual( [] );
	await register( page, ana, '5' );
	await expect( page.getByText( 'Enter a number from 1 to 2' ).first() ).toBeVisible();
	await page.getByLabel( 'Number of people' ).fill( '2' );
	await expect( page.getByText( 'Enter a number from 1 to 2' ) ).toHaveCount( 0 );
	await beforeNextPress( page );
	await register( page, ana, '2' );
	await expect( message( page ) ).toContainText( 'You’re registered.' );
	await expect( message( page ).getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect( message( page ).getByRole( 'link' ) ).toHaveCount( 0 );

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const other = await plain.newPage();
	await other.goto( new URL( course.path, page.url() ).href );
	await expect( other.getByText( 'Up to 3 people' ).first() ).toBeVisible();
	await register( other, ben, '2' );
	await expect( message( other ) ).toContainText( `You are on the waiting list for: ${ course.title }` );

	await expect.poll( async () => ( await mailsTo( ana ) )[ 0 ]?.message ).toContain( 'vestibule_registration=' );
	const link = /https?:\/\/\S+vestibule_registration=[^\s]+/.exec(
		( await mailsTo( ana ) )[ 0 ]?.message ?? ''
	)?.[ 0 ];
	await other.goto( link ?? '' );
	await expect( other.getByRole( 'heading', { name: 'Your registration' } ) ).toBeVisible();
	const file = await other.request.get( `${ link }&vestibule_calendar=1` );
	expect( ( await file.text() ).match( /BEGIN:VEVENT/g ) ).toHaveLength( 3 );
	await other.getByRole( 'button', { name: 'Cancel the registration' } ).click();
	await expect( other.getByText( 'Done. Your registration was canceled.' ) ).toBeVisible();
	await plain.close();
	await expect
		.poll( async () => ( await mailsTo( ben ) ).map( ( { subject } ) => subject ) )
		.toContain( 'You have a spot: Course registration' );
} );

test( 'a registration for single dates requires a date', async ( { page } ) => {
	const course = await makeCourse( { single: true } );
	await page.goto( course.path );
	await expect( page.getByRole( 'checkbox' ).first() ).toBeHidden();
	await page.getByRole( 'radio', { name: 'Single dates' } ).check();
	await register( page, 'ana@example.org', '1' );
	await expect( page.getByText( 'Choose at least one date' ).first() ).toBeVisible();
	await page.getByRole( 'checkbox' ).nth( 1 ).check();
	await expect( page.getByText( 'Choose at least one date' ) ).toHaveCount( 0 );
	await beforeNextPress( page );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( message( page ).getByRole( 'listitem' ) ).toHaveCount( 1 );
} );

test( 'a list of courses without scripts follows the filters in the URL', async ( { browser, page } ) => {
	const course = await makeCourse( {} );
	const list = await rest< { link: string } >( '/wp/v2/pages', {
		title: 'Courses of a browser test',
		status: 'publish',
		content:
			'<!-- wp:query {"query":{"perPage":50,"postType":"vestibule_course","inherit":false}} --><div class="wp-block-query"><!-- wp:vestibule/course-filters /--><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"vestibule/course","args":{"key":"times"}}}}} --><p></p><!-- /wp:paragraph --><!-- /wp:post-template --></div><!-- /wp:query -->',
	} );
	await page.goto( '/' );
	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const other = await plain.newPage();
	await other.goto( new URL( new URL( list.link ).pathname, page.url() ).href );
	const link = other.getByRole( 'link', { name: course.title } );
	await expect( link ).toBeVisible();
	await expect( other.getByText( 'Tuesday, 18:30 to 20:00' ).first() ).toBeVisible();
	await other.getByLabel( 'Weekday' ).selectOption( 'Wednesday' );
	await other.getByRole( 'button', { name: 'Show courses' } ).click();
	await expect( link ).toHaveCount( 0 );
	await other.getByLabel( 'Weekday' ).selectOption( 'Tuesday' );
	await other.getByLabel( 'Only with free spots' ).check();
	await other.getByRole( 'button', { name: 'Show courses' } ).click();
	await expect( link ).toBeVisible();
	await expect( other.getByLabel( 'Weekday' ) ).toHaveValue( '2' );
	await plain.close();
} );
