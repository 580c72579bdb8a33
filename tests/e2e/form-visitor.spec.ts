import { expect, test } from './support/fixtures';
import {
	ENTRIES,
	chooseTime,
	errorOf,
	fillIn,
	messageOn,
	newName,
	nextMonth,
	openForm,
	picker,
	sendButton,
	signIn,
	submissions,
	summaryOn,
	timesOf,
	withoutHolds,
} from './support/form';
import { later } from './support/moments';

test( 'a visitor with a foreign phone number books a time, and an administrator sees both', async ( { page } ) => {
	const last = newName();
	await openForm( page );
	await fillIn( page, last );

	await page.getByRole( 'combobox', { name: 'Choose a country for the phone number' } ).click();
	await page.getByRole( 'combobox', { name: 'Search' } ).fill( 'france' );
	await page.getByRole( 'option', { name: 'France +33' } ).click();
	const phone = page.getByRole( 'textbox', { name: 'Phone' } );
	await expect( phone ).toHaveAttribute( 'placeholder', '06 12 34 56 78' );
	await page.getByRole( 'combobox', { name: 'Choose a country for the phone number: France +33' } ).click();
	await page.getByRole( 'combobox', { name: 'Search' } ).fill( 'united k' );
	await expect( page.getByRole( 'option', { name: 'France +33' } ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Enter' );
	await expect( phone ).toHaveAttribute( 'placeholder', '07400 123456' );
	await phone.pressSequentially( '07400123456' );
	await expect( phone ).toHaveValue( '07400 123456' );

	const { day, time } = await chooseTime( page );
	const words = `${ day }, ${ time }, Berlin time`;
	await expect( page.getByRole( 'status' ).filter( { hasText: words } ) ).toBeVisible();
	await sendButton( page ).click();

	const message = messageOn( page );
	await expect( message ).toContainText( `Your appointment: ${ day }, ${ time } to ` );
	await expect( message.getByRole( 'heading' ) ).toBeFocused();
	await expect( message ).toBeInViewport();
	await expect( sendButton( page ) ).toBeHidden();

	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'link', { name: 'Add to calendar' } ).click(),
	] );
	expect( download.suggestedFilename() ).toBe( 'appointment.ics' );
	const file = await page.request.get( download.url() );
	expect( file.headers()[ 'content-type' ] ).toContain( 'text/calendar' );
	const calendar = await file.text();
	expect( calendar ).toMatch( /^BEGIN:VCALENDAR\r\n(?:[^\r\n]{1,75}\r\n)+END:VCALENDAR\r\n$/ );
	expect( calendar ).toMatch( /\r\nDTSTART[^:]*:\d{8}T\d{6}Z?\r\n/ );
	expect( calendar ).not.toContain( last );

	await signIn( page );
	await page.goto( ENTRIES );
	await page.getByRole( 'row' ).filter( { hasText: last } ).getByRole( 'link' ).click();
	await expect( page.getByRole( 'heading', { name: `Alan ${ last }` } ) ).toBeVisible();
	await expect( page.getByText( /\+44 ?7400 ?123456/ ).first() ).toBeVisible();
	await expect( page.getByText( 'Library and archive' ) ).toBeVisible();
	await expect( page.locator( '#vestibule-entries' ) ).toContainText( day );
	await expect( page.locator( '#vestibule-entries' ) ).toContainText( time );
} );

test.describe( 'a visitor in New York', () => {
	test.use( { timezoneId: 'America/New_York' } );

	test( 'the visitor sees each time in both time zones and can switch the zones', async ( { page } ) => {
		const times = picker( page ).locator( '.vestibule-time' );
		const zone = page.locator( '.vestibule-times__zone' );
		await page.goto( '/contact/' );
		const printed = ( await times.last().textContent() ) ?? '';
		await expect( zone ).toHaveText( 'Times are in Berlin time.' );
		await openForm( page );
		await expect( zone ).toHaveText( 'Times are shown in Berlin time first, then in New York time.' );
		await expect( times.filter( { hasText: new RegExp( `^${ printed } ` ) } ) ).toHaveCount( 1 );
		const mine = page
			.getByRole( 'group', { name: 'Time zone' } )
			.getByRole( 'button', { name: 'Your time (New York)' } );
		await expect( mine ).toHaveAttribute( 'aria-pressed', 'false' );

		await nextMonth( page );
		const [ theirs = '', ours = '' ] = ( ( await times.first().textContent() ) ?? '' ).split( ' ' );
		await expect( times.first() ).toHaveAccessibleName( `${ theirs } Berlin time, ${ ours } your time` );
		const day = ( await page.locator( '.vestibule-times__day' ).textContent() ) ?? '';
		await times.first().click();
		const words = `${ day }, ${ theirs }, Berlin time (${ ours }, New York time)`;
		await expect( page.getByRole( 'status' ).filter( { hasText: words } ) ).toBeVisible();

		await mine.click();
		await expect( mine ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( times.first() ).toHaveText( `${ ours } ${ theirs }` );
		await expect( times.first() ).toHaveAccessibleName( `${ ours } your time, ${ theirs } Berlin time` );
		await expect( times.first() ).toBeChecked();
		await expect(
			page.getByRole( 'status' ).filter( { hasText: words } ),
			'the selected time is described as before'
		).toBeVisible();
		await picker( page ).getByRole( 'button', { name: 'Previous month' } ).click();
		await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );
		await expect( mine ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
} );

test( 'a visitor gets an error if the time was booked in the meantime, and books another time', async ( {
	page,
	browser,
} ) => {
	const context = await browser.newContext();
	const second = await context.newPage();
	await Promise.all( [ page, second ].map( withoutHolds ) );
	await Promise.all( [ openForm( page ), openForm( second ) ] );
	const wanted = await chooseTime( page );
	await chooseTime( second, wanted );
	await fillIn( page );
	await fillIn( second );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( wanted.day );

	await sendButton( second ).click();
	const field = picker( second );
	const taken = 'This time has just been booked. Choose another one';
	await expect.poll( () => errorOf( field ) ).toBe( taken );
	await expect( field ).toBeFocused();
	await expect( timesOf( second, wanted.day ).filter( { hasText: wanted.time } ) ).toHaveCount( 0 );
	await expect( second.getByRole( 'textbox', { name: 'Subject' } ) ).toHaveValue( 'A visit to the archive' );
	// The error stays after new times have loaded. A submit within 1500 ms of another one is ignored.
	await expect( field ).toHaveAttribute( 'aria-busy', 'false' );
	await later( second, 1500 );
	expect( await errorOf( field ) ).toBe( taken );

	await field.getByRole( 'grid' ).getByRole( 'button' ).last().click();
	await timesOf( second ).last().click();
	await expect( summaryOn( second ) ).toBeHidden();
	await sendButton( second ).click();
	await expect( messageOn( second ) ).toContainText( 'Your appointment' );
	await context.close();
} );

test( 'a page that was cached a month ago shows current times, and its form is submitted once', async ( {
	page,
	request,
} ) => {
	// The middle of last month, because on its last days the picker could show the next month.
	const before = new Date( new Date().setUTCDate( 0 ) );
	before.setUTCDate( 15 );
	const asked = await request.get( '/contact/', {
		headers: { 'X-Test-Now': `${ before.toISOString().slice( 0, 19 ) }Z` },
	} );
	const html = await asked.text();
	await page.route( '**/contact/', ( route ) =>
		route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
	);
	const month = ( date: Date ) =>
		date.toLocaleDateString( 'en-GB', { month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' } );
	expect( html ).toContain( month( before ) );

	const sent = submissions( page );
	await openForm( page );
	await expect( picker( page ) ).not.toContainText( month( before ) );
	await fillIn( page );
	const { day } = await chooseTime( page );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( day );
	expect( sent ).toHaveLength( 1 );
} );
