import type { Browser, Page } from '@playwright/test';
import { expect as sooner, test } from './support/admin';
import { violations } from './support/axe';
import { newFormPost, pageWithForm } from './support/institute';
import { rest } from './support/rest';

const expect = sooner.configure( { timeout: 20_000 } );

const FIELDS = [
	'<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->',
	'<!-- wp:vestibule/field-textarea {"name":"message","label":"Message"} /-->',
	'<!-- wp:vestibule/submit {"label":"Sign up"} /-->',
].join( '\n' );

interface Mail {
	subject: string;
	message: string;
}

const mailsTo = ( email: string ) => rest< Mail[] >( `/test-mails/v1/mails?to=${ encodeURIComponent( email ) }` );

const guest = async ( browser: Browser, javaScriptEnabled = true ): Promise< Page > =>
	( await browser.newContext( { javaScriptEnabled, storageState: { cookies: [], origins: [] } } ) ).newPage();

test( 'an unconfirmed entry counts only after its sender has clicked Confirm on the page from the email', async ( {
	browser,
	page,
} ) => {
	const key = Date.now().toString( 36 );
	const [ email, team ] = [ `ana${ key }@example.org`, `team${ key }@example.org` ];
	const title = `Sign up ${ key }`;
	const form = await newFormPost(
		FIELDS,
		{
			vestibule_form_opt_in: { confirm: 'entry' },
			vestibule_form_notifications: { list: [ { id: 'owner', addresses: team } ] },
		},
		title
	);
	const visitor = await guest( browser );
	await visitor.goto( await pageWithForm( form ) );
	await visitor.getByRole( 'textbox', { name: 'Email' } ).fill( email );
	await visitor.getByRole( 'textbox', { name: 'Message' } ).fill( 'Something private' );
	await visitor.getByRole( 'button', { name: 'Sign up' } ).click();
	await expect( visitor.getByText( `Please confirm: we have sent an email to ${ email }.` ) ).toBeVisible();

	await expect.poll( async () => ( await mailsTo( email ) ).length ).toBe( 1 );
	const [ mail ] = await mailsTo( email );
	expect( mail?.subject ).toBe( `Please confirm: ${ title }` );
	expect( mail?.message ).not.toContain( 'Something private' );
	expect( await mailsTo( team ) ).toEqual( [] );
	const [ link = '' ] = /http\S+vestibule_opt_in=\S+/.exec( mail?.message ?? '' ) ?? [];

	await page.goto( '/wp-admin/admin.php?page=vestibule-entries#/?status=unconfirmed' );
	await page.getByRole( 'link', { name: email } ).click();
	await expect( page.getByText( 'This entry is not confirmed.', { exact: true } ) ).toBeVisible();
	expect( await violations( page, '.vestibule-entries' ) ).toEqual( [] );

	// A program that checks links of emails, and then a visitor without scripts.
	const answer = await visitor.request.get( link );
	expect( answer.headers() ).toMatchObject( { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } );
	expect( answer.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( await mailsTo( team ) ).toEqual( [] );
	await visitor.goto( link );
	await expect( visitor.getByRole( 'button', { name: 'Confirm' } ) ).toBeVisible();
	expect( await violations( visitor, 'main' ) ).toEqual( [] );
	const plain = await guest( browser, false );
	await plain.goto( link );
	await plain.getByRole( 'button', { name: 'Confirm' } ).click();
	await expect( plain.getByRole( 'status' ) ).toHaveText(
		'Thank you for confirming. We have received your message.'
	);
	await expect.poll( async () => ( await mailsTo( team ) ).length ).toBe( 1 );
	await plain.goto( link );
	await expect( plain.getByRole( 'status' ) ).toContainText( 'You already confirmed this' );
	expect( ( await plain.goto( `${ link.slice( 0, -1 ) }g` ) )?.status() ).toBe( 404 );
	await expect( plain.getByRole( 'alert' ) ).toContainText( 'This link does not work.' );

	await page.reload();
	await expect( page.getByText( /, by link/ ) ).toBeVisible();
} );
