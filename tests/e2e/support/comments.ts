import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { rest } from './rest';

/** Author whose comments WordPress publishes at once, because an earlier comment was approved (demo content). */
export const KNOWN = { author: 'Samira Haddad', email: 'samira-haddad@example.org' };

export interface Article {
	id: number;
	path: string;
}

interface Stored {
	id: number;
	parent: number;
	status: string;
	content: { raw: string };
}

/** Publishes a post with one comment to answer. */
export async function newArticle(): Promise< Article > {
	const { id, link } = await rest< { id: number; link: string } >( '/wp/v2/posts', {
		...{ title: 'An article to talk about', status: 'publish', comment_status: 'open', content: 'Text' },
	} );
	await rest( '/wp/v2/comments', {
		...{ post: id, content: 'Who has been there?', status: 'approve' },
		...{ author_name: 'Tomás Aldaba', author_email: 'tomas@example.org' },
	} );
	return { id, path: new URL( link ).pathname };
}

/** Comment with this text, with its status in WordPress. Undefined if there is none. */
export async function stored( { id }: Article, text: string ): Promise< Stored | undefined > {
	for ( const status of [ 'approve', 'hold', 'spam' ] ) {
		const all = await rest< Stored[] >(
			`/wp/v2/comments?post=${ id }&status=${ status }&context=edit&per_page=100`
		);
		const found = all.find( ( { content } ) => content.raw.replaceAll( '\r\n', '\n' ) === text );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}

/** Serves the page as the server printed it this many days ago, as a page cache would. `change` can modify the HTML. */
export async function fromCache(
	page: Page,
	{ path }: Article,
	days: number,
	change = ( html: string ) => html
): Promise< void > {
	const then = new Date( Date.now() - days * 86_400_000 ).toISOString().replace( /\.\d+/, '' );
	const printed = await page.request.get( path, { headers: { 'X-Test-Now': then } } );
	const body = change( await printed.text() );
	await page.route(
		( url ) => url.pathname === path,
		( route ) => route.fulfill( { contentType: 'text/html; charset=utf-8', body } )
	);
}

export const commentField = ( page: Page ): Locator => page.getByRole( 'textbox', { name: /^Comment/ } );

/** Fills in the form by its labels, as a visitor does. */
export async function write(
	page: Page,
	text: string,
	person: { author: string; email: string } = KNOWN
): Promise< void > {
	await commentField( page ).fill( text );
	await page.getByRole( 'textbox', { name: /^Name/ } ).fill( person.author );
	await page.getByRole( 'textbox', { name: /^Email/ } ).fill( person.email );
}

/** Sends by keyboard, because the cookie notice may cover the button. */
export const send = ( page: Page ): Promise< void > =>
	page.getByRole( 'button', { name: 'Post Comment' } ).press( 'Enter' );

/** Requests of the page for keys. The list grows as they are sent. */
export function askedKeys( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( call ) => {
		if ( call.postData()?.includes( 'get_antibot_keys' ) ) {
			asked.push( call.postData() ?? '' );
		}
	} );
	return asked;
}

/** Hidden inputs that a page prints for a comment, as a bot without a browser reads them. */
export async function printedInputs( api: APIRequestContext, path: string ): Promise< Record< string, string > > {
	const html = await ( await api.get( path ) ).text();
	const form = /<form [^>]*id="commentform"[\s\S]*?<\/form>/.exec( html )?.[ 0 ] ?? '';
	const inputs = [
		...form.matchAll( /<input type=["']hidden["'] name=["']([^"']+)["'][^>]*value=["']([^"']*)["']/g ),
	];
	expect( inputs.length ).toBeGreaterThan( 4 );
	const field = /<textarea[^>]*name="([^"]+)"/.exec( form )?.[ 1 ] ?? '';
	return { ...Object.fromEntries( inputs.map( ( [ , name = '', value = '' ] ) => [ name, value ] ) ), field };
}
