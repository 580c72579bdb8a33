import { request } from '@playwright/test';
import { insistOnSites, sessionOn, SITES } from './site';

const GUIDES_OFF = {
	core: { enableChoosePatternModal: false },
	'core/edit-post': { welcomeGuide: false, fullscreenMode: false },
	'core/edit-site': { welcomeGuide: false },
};

/** Logs the administrator in on each site before the tests and marks the guides of the editor as seen. */
export default async function signIn(): Promise< void > {
	insistOnSites();
	await Promise.all( SITES.map( signInOn ) );
}

async function signInOn( site: string ): Promise< void > {
	const api = await request.newContext( { baseURL: site, timeout: 120_000 } );
	await api.get( '/wp-login.php' );
	const answer = await api.post( '/wp-login.php', {
		form: { log: 'admin', pwd: 'password', testcookie: '1', redirect_to: '/wp-admin/' },
	} );
	if ( ! answer.url().includes( '/wp-admin/' ) ) {
		throw new Error( `Signing in ended at ${ answer.url() }` );
	}
	const nonce = await ( await api.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const saved = await api.post( '/wp-json/wp/v2/users/me', {
		headers: { 'X-WP-Nonce': nonce },
		data: { meta: { persisted_preferences: { ...GUIDES_OFF, _modified: new Date().toISOString() } } },
	} );
	if ( ! saved.ok() ) {
		throw new Error( `The editor's guides could not be put away: ${ saved.status() }` );
	}
	await api.storageState( { path: sessionOn( site ) } );
	await api.dispose();
}
