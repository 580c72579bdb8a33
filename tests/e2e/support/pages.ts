import { rest } from './rest';

/** Publishes a page with this content as administrator. Returns its path. */
export async function publish( title: string, content: string ): Promise< string > {
	const page = await rest< { link: string } >( '/wp/v2/pages', { title, content, status: 'publish' } );
	return new URL( page.link ).pathname;
}
