import type { APIRequestContext } from '@playwright/test';

interface Post {
	id: number;
	link: string;
	content: { raw: string };
	meta: { vestibule_form_id: number };
}

/** WordPress's REST routes for someone who is signed in. */
async function rest( request: APIRequestContext, path: string, data?: Record< string, unknown > ): Promise< unknown > {
	const nonce = await ( await request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const headers = { 'X-WP-Nonce': nonce };
	const answer = await ( data
		? request.post( `/wp-json${ path }`, { headers, data } )
		: request.get( `/wp-json${ path }`, { headers } ) );
	if ( ! answer.ok() ) {
		throw new Error( `${ path } was answered with ${ answer.status() }: ${ await answer.text() }` );
	}
	return answer.json();
}

/** Makes a form with the fields of form 4 and these settings, and a page that shows it. Answers the page's path. */
export async function newForm( request: APIRequestContext, settings: Record< string, unknown > ): Promise< string > {
	const four = await blocksOfFour( request );
	return newFormOf( request, four, { vestibule_form_settings: settings } );
}

async function blocksOfFour( request: APIRequestContext ): Promise< string > {
	const forms = ( await rest( request, '/wp/v2/vestibule-forms?context=edit&per_page=100' ) ) as Post[];
	return forms.find( ( { meta } ) => meta.vestibule_form_id === 4 )?.content.raw ?? '';
}

/** Makes a form of these blocks and metas. Answers its post. */
export async function newFormPost(
	request: APIRequestContext,
	content: string,
	meta: Record< string, unknown > = {}
): Promise< number > {
	const title = 'Form of a browser test';
	const form = ( await rest( request, '/wp/v2/vestibule-forms', {
		title,
		status: 'publish',
		content,
		meta,
	} ) ) as Post;
	return form.id;
}

/** Makes a page that shows a form. Answers the page's path. */
export async function pageWithForm( request: APIRequestContext, form: number ): Promise< string > {
	const page = ( await rest( request, '/wp/v2/pages', {
		title: `Page of a browser test ${ form }`,
		status: 'publish',
		content: `<!-- wp:vestibule/form {"ref":${ form }} /-->`,
	} ) ) as Post;
	return new URL( page.link ).pathname;
}

/** Both: the page's path. */
export async function newFormOf(
	request: APIRequestContext,
	content: string,
	meta: Record< string, unknown > = {}
): Promise< string > {
	return pageWithForm( request, await newFormPost( request, content, meta ) );
}
