import apiFetch from '@wordpress/api-fetch';

/** How much a feed says of a booking. */
export type FeedDetail = 'time' | 'name' | 'contact';

export interface Feed {
	/** Empty while it is switched off. */
	url: string;
	detail: FeedDetail;
}

const path = ( host: number ) => `/vestibule/v1/hosts/${ host }/feed`;

/** Without a detail: a new address. */
export const changeFeed = ( host: number, data: { detail?: FeedDetail } ): Promise< Feed > =>
	apiFetch( { path: path( host ), method: 'POST', data } );

export const endFeed = ( host: number ): Promise< Feed > => apiFetch( { path: path( host ), method: 'DELETE' } );
