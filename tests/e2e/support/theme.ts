import { readdirSync, readFileSync } from 'node:fs';
import { request, type APIRequestContext } from '@playwright/test';
import { SIGNED_IN, SITE } from './site';

/** Something that wears one of Portico's own templates. */
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

export type Call = < T >( method: string, path: string, data?: object ) => Promise< T >;

/** Templates that a visitor can be answered with; `index` stands behind all of them and is never reached. */
export const TEMPLATES = readdirSync( 'theme/templates' )
	.map( ( file ) => file.replace( '.html', '' ) )
	.filter( ( name ) => name !== 'index' );

/** WordPress's REST API as the administrator. */
export async function rest( institute: APIRequestContext ): Promise< Call > {
	const nonce = await ( await institute.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	return async ( method, path, data ) => {
		const answer = await institute.fetch( `/wp-json/wp/v2/${ path }`, {
			method,
			headers: { 'X-WP-Nonce': nonce },
			...( data ? { data } : {} ),
		} );
		if ( ! answer.ok() ) {
			throw new Error( `${ method } ${ path } was answered with ${ answer.status() }: ${ await answer.text() }` );
		}
		return answer.json();
	};
}

/**
 * One page or article for each template that an editor can choose, with what the demo has; old, so that it is not among
 * the newest.
 */
export async function publishEach( institute: APIRequestContext ): Promise< Published[] > {
	const { customTemplates } = JSON.parse( readFileSync( 'theme/theme.json', 'utf8' ) ) as {
		customTemplates: Custom[];
	};
	const call = await rest( institute );
	const found = ( path: string ) => call< Post[] >( 'GET', `${ path }&context=edit` ).then( ( [ first ] ) => first );
	const article = await found( 'posts?slug=visiting-the-institute' );
	// This page has no title but the one in its content.
	const plain = await found( 'pages?slug=about' );
	const made: Published[] = [];
	for ( const { name, postTypes } of customTemplates ) {
		const [ type = 'page' ] = postTypes;
		const post = await call< Post >( 'POST', `${ type }s`, {
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
	const institute = await request.newContext( { baseURL: SITE, storageState: SIGNED_IN } );
	const call = await rest( institute );
	for ( const { url } of made ) {
		await call( 'DELETE', url );
	}
	await institute.dispose();
}
