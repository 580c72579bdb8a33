import { readdirSync, readFileSync } from 'node:fs';
import { rest } from './rest';

/** Post or page with one of Portico's templates. */
export interface Published {
	template: string;
	path: string;
	url: string;
}

interface Custom {
	name: string;
	postTypes: string[];
}

interface Post {
	id: number;
	link: string;
	featured_media?: number;
	categories?: number[];
	content: { raw: string };
}

/** Templates of public pages. `index` is the fallback of all others and is never used. */
export const TEMPLATES = readdirSync( 'theme/templates' )
	.map( ( file ) => file.replace( '.html', '' ) )
	.filter( ( name ) => name !== 'index' );

/**
 * Publishes one page or post for each template that editors can choose, with content of the demo. It is dated in the
 * past, so that it is not among the newest.
 */
export async function publishEach(): Promise< Published[] > {
	const { customTemplates } = JSON.parse( readFileSync( 'theme/theme.json', 'utf8' ) ) as {
		customTemplates: Custom[];
	};
	const found = ( path: string ) => rest< Post[] >( `/wp/v2/${ path }&context=edit` ).then( ( [ first ] ) => first );
	const article = await found( 'posts?slug=visiting-the-institute' );
	// The title of this page is in its content.
	const plain = await found( 'pages?slug=about' );
	const made: Published[] = [];
	for ( const { name, postTypes } of customTemplates ) {
		const [ type = 'page' ] = postTypes;
		const post = await rest< Post >( `/wp/v2/${ type }s`, {
			status: 'publish',
			template: name,
			title: `Portico as ${ name }`,
			content: ( name === 'page-plain' ? plain : article )?.content.raw,
			date: '2020-02-02T10:00:00',
			...( type === 'post' ? { featured_media: article?.featured_media, categories: article?.categories } : {} ),
		} );
		made.push( { template: name, path: new URL( post.link ).pathname, url: `${ type }s/${ post.id }?force=true` } );
	}
	return made;
}

export async function remove( made: Published[] ): Promise< void > {
	for ( const { url } of made ) {
		await rest( `/wp/v2/${ url }`, undefined, { method: 'DELETE' } );
	}
}
