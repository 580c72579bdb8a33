import { Admin, Editor, PageUtils } from '@wordpress/e2e-test-utils-playwright';
import { test as base } from './fixtures';

interface Institute {
	pageUtils: PageUtils;
	editor: Editor;
	admin: Admin;
}

/** A page of someone who is signed in as administrator, with WordPress's own helpers for wp-admin and the editor. */
export const test = base.extend< Institute, { signedIn: Awaited< ReturnType< typeof signIn > > } >( {
	signedIn: [
		async ( { playwright }, use, worker ) => {
			const baseURL = worker.project.use.baseURL ?? '';
			const request = await playwright.request.newContext( { baseURL } );
			await use( await signIn( request ) );
			await request.dispose();
		},
		{ scope: 'worker' },
	],
	storageState: async ( { signedIn }, use ) => use( signedIn ),
	pageUtils: async ( { page, browserName }, use ) => use( new PageUtils( { page, browserName } ) ),
	editor: async ( { page }, use ) => use( new Editor( { page } ) ),
	admin: async ( { page, pageUtils, editor }, use ) => use( new Admin( { page, pageUtils, editor } ) ),
} );

async function signIn( request: import('@playwright/test').APIRequestContext ) {
	await request.get( '/wp-login.php' );
	const answer = await request.post( '/wp-login.php', {
		form: { log: 'admin', pwd: 'password', testcookie: '1', redirect_to: '/wp-admin/' },
	} );
	if ( ! answer.url().includes( '/wp-admin/' ) ) {
		throw new Error( `Signing in ended at ${ answer.url() }` );
	}
	return request.storageState();
}

export { expect } from './fixtures';
